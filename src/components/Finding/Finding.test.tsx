import {screen, within} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {word} from '../../../tests/setup/words';
import {examples} from './Finding.examples';
import {Fact, Finding, type FindingProps} from './Finding';

const web = examples['A finding about a website'] ?? <></>;

test('it says that it is a sample before it says what is wrong', () => {
  render(web);
  const title = screen.getByRole('heading', {
    level: 3,
    name: 'The Pay button ignores the keyboard',
  });
  expect(title.previousElementSibling).toHaveTextContent(word('Finding.sample'));
});

test('the facts are a list of terms, and the heading stands before that list', () => {
  const {container} = render(web);
  expect(screen.getAllByRole('term').map(({textContent}) => textContent)).toEqual([
    'Where',
    'Who is stopped',
    'How to fix it',
  ]);
  expect(screen.getAllByRole('definition')[0]).toHaveTextContent('Checkout, step 3 of 3.');
  const list = container.querySelector('dl') ?? document.body;
  expect(within(list).queryByRole('heading')).toBeNull();
  expect([...list.children].map(({tagName}) => tagName)).toEqual(['DIV', 'DIV', 'DIV']);
});

test.each<[FindingProps['severity'], string, number]>([
  ['critical', word('Finding.critical'), 3],
  ['serious', word('Finding.serious'), 2],
  ['moderate', word('Finding.moderate'), 1],
])('%s is said in words, and shown by the number of filled squares', (severity, words, filled) => {
  render(
    <Finding art="finding-web" severity={severity}>
      <h3>Title</h3>
      <Fact term="Where">Here</Fact>
    </Finding>,
  );
  const mark = screen.getByText(words);
  expect(mark.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(mark.querySelectorAll('rect')).toHaveLength(3);
  expect(mark.querySelectorAll('rect[fill=currentColor]')).toHaveLength(filled);
});

test('a fact may hold a list of its own', () => {
  render(examples['A finding with steps'] ?? <></>);
  expect(within(screen.getByRole('definition')).getAllByRole('listitem')).toHaveLength(2);
});
