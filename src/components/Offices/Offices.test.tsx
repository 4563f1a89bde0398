import {screen} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {examples} from './Offices.examples';

beforeEach(() => {
  render(examples['One with a map, one without'] ?? <></>);
});

test('the map loads when it comes near, and does not tell its host which page it is on', () => {
  const map = screen.getByTitle('Map of the Hyderabad office');
  expect(map).toHaveAttribute('loading', 'lazy');
  expect(map).toHaveAttribute('referrerpolicy', 'no-referrer');
});

test('address and directions come before the map', () => {
  const inOrder = [
    screen.getByText('Hyderabad, Telangana, India'),
    screen.getByRole('link', {name: /^Directions to the Hyderabad office/}),
    screen.getByTitle('Map of the Hyderabad office'),
  ];
  const places = [...document.querySelectorAll('*')];
  const order = inOrder.map((part) => places.indexOf(part));
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

test('the map shows the place with a marker in the middle', () => {
  const map = screen.getByTitle<HTMLIFrameElement>('Map of the Hyderabad office');
  const {origin, searchParams} = new URL(map.src);
  expect(origin).toBe('https://www.openstreetmap.org');
  expect(searchParams.get('marker')).toBe('17.385,78.4867');
  expect(searchParams.get('bbox')).toBe('78.4567,17.3550,78.5167,17.4150');
});

test('directions are a link that names the office and the service', () => {
  expect(
    screen.getByRole('link', {name: 'Directions to the Hyderabad office on OpenStreetMap'}),
  ).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/?mlat=17.385&mlon=78.4867#map=14/17.385/78.4867',
  );
});

test('an office without a map has directions and its drawing all the same', () => {
  expect(screen.getByText('Leander, Texas, USA')).toBeInTheDocument();
  expect(screen.getByRole('link', {name: /^Directions to the Leander office/})).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/?mlat=30.5788&mlon=-97.8531#map=14/30.5788/-97.8531',
  );
  expect(screen.queryByTitle(/Leander/)).not.toBeInTheDocument();
  expect(document.querySelector('use[href="/img/offices.svg#leander"]')).toBeInTheDocument();
});

test('a map lies over the drawing of its place, which shows until the map is there', () => {
  const map = screen.getByTitle('Map of the Hyderabad office');
  expect(map.previousElementSibling?.firstElementChild).toHaveAttribute(
    'href',
    '/img/offices.svg#hyderabad',
  );
});
