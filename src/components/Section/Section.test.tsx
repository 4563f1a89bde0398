import {screen} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {examples} from './Section.examples';

test('it adds no landmark: the headings inside already give the outline', () => {
  render(examples['Plain'] ?? <></>);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', {level: 2})).toHaveAttribute('id', 'our-clients');
});

test.each([
  ['Plain', 'plain'],
  ['Heading beside the text', 'tint'],
  ['With a picture, which comes first', 'tint'],
  ['Questions on blue', 'blue'],
  ['One column of text on a night band', 'night'],
])('%s: its tone is %s', (example, tone) => {
  const {container} = render(examples[example] ?? <></>);
  expect(container.firstElementChild).toHaveAttribute('data-tone', tone);
});

test('a picture that is shown first still comes after the text that it decorates', () => {
  const {container} = render(examples['With a picture, which comes first'] ?? <></>);
  const picture = container.querySelector('svg');
  expect(picture).toHaveAttribute('aria-hidden', 'true');
  expect(
    screen.getByRole('heading').compareDocumentPosition(picture ?? document) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
});
