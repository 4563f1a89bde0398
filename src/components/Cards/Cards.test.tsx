import {screen, within} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {examples} from './Cards.examples';

test('cards are a list, so that a screen reader says how many there are', () => {
  const {container} = render(examples['Industries, with pictures and no links'] ?? <></>);
  const list = screen.getByRole('list');
  expect(container.firstElementChild).toBe(list);
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
});

test('the link of a card has words that make sense alone', () => {
  render(examples['Services, each with a link'] ?? <></>);
  expect(screen.getByRole('link', {name: 'Learn more about testing'})).toHaveAttribute(
    'href',
    '/TrendSoft/oursolutions/Testing',
  );
});

test('tags are a list of their own', () => {
  render(examples['Services, each with a link'] ?? <></>);
  const tags = within(screen.getByText('WCAG 2.1').closest('ul') ?? document.body);
  expect(tags.getAllByRole('listitem').map((tag) => tag.textContent)).toEqual([
    'WCAG 2.1',
    'Section 508',
  ]);
});

test('the scene above a card is decoration, and its icon stays', () => {
  render(examples['Services, each with a link'] ?? <></>);
  const [card] = screen.getAllByRole('listitem');
  const scene = card?.querySelector('use[href="/img/art/web.svg#art"]');
  expect(scene?.parentElement).toHaveAttribute('aria-hidden', 'true');
  expect(card?.querySelector('use[href$="#web"]')).toBeInTheDocument();
});

test('a card without a target has no link', () => {
  render(examples['Industries, with pictures and no links'] ?? <></>);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
