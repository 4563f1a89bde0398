import {screen} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {t} from '../../../tests/setup/messages';
import {ClosedOpening, Openings} from '.';

test.each([
  ['a careers page', <Openings key="a" />],
  ['an expired opening', <ClosedOpening key="b" title="Fresher" others={[]} />],
])('without openings, %s has a message, and neither list nor link', (_, shown) => {
  render(shown);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText(/^We have no vacancies at the moment/)).toBeVisible();
});

test('an expired opening says so, and links to others', () => {
  const others = [{to: '/Jobs/invented', title: 'Fresher'}];
  render(<ClosedOpening title="Epub Accessibility Developer" others={others} />);
  expect(screen.getByRole('heading', {name: t('ClosedOpening.heading')})).toBeVisible();
  const thanks = /^Applications for Epub Accessibility Developer have closed\./;
  expect(screen.getByText(thanks)).toBeVisible();
  expect(screen.getByRole('link', {name: 'Fresher'})).toHaveAttribute('href', '/Jobs/invented');
});
