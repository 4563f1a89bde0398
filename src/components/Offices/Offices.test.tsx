import {screen} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {Office, Offices} from '.';

beforeEach(() => {
  render(
    <Offices>
      <Office name="Hyderabad" latitude={17.385} longitude={78.4867} picture="hyderabad">
        <h3 id="hyderabad">Hyderabad, India</h3>
        <p>Hyderabad, Telangana, India</p>
      </Office>
    </Offices>,
  );
});

test('the map loads when it comes near, and does not tell its host which page it is on', () => {
  const map = screen.getByTitle('Map of the Hyderabad office');
  expect(map).toHaveAttribute('loading', 'lazy');
  expect(map).toHaveAttribute('referrerpolicy', 'no-referrer');
});

test('the map shows the place with a marker in the middle', () => {
  const map = screen.getByTitle<HTMLIFrameElement>('Map of the Hyderabad office');
  const {origin, searchParams} = new URL(map.src);
  expect(origin).toBe('https://www.openstreetmap.org');
  expect(searchParams.get('marker')).toBe('17.385,78.4867');
  expect(searchParams.get('bbox')).toBe('78.4567,17.3550,78.5167,17.4150');
});

test('the drawing of the place stands before the map', () => {
  const map = screen.getByTitle('Map of the Hyderabad office');
  expect(map.previousElementSibling?.firstElementChild).toHaveAttribute(
    'href',
    '/img/offices.svg#hyderabad',
  );
});
