import {screen} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {Office, Offices} from '.';

test('the map is closed, lazy, below the drawing, and sends no referrer', () => {
  render(
    <Offices>
      <Office name="Hyderabad" latitude={17.385} longitude={78.4867} picture="hyderabad">
        <h3 id="hyderabad">Hyderabad, India</h3>
      </Office>
    </Offices>,
  );
  const map = screen.getByTitle<HTMLIFrameElement>('Map of the Hyderabad office');
  const disclosure = map.closest('details');
  expect(disclosure).not.toHaveAttribute('open');
  expect(disclosure?.firstElementChild).toHaveTextContent('Show the map of Hyderabad');
  expect(map).toHaveAttribute('loading', 'lazy');
  expect(map).toHaveAttribute('referrerpolicy', 'no-referrer');
  const {origin, searchParams} = new URL(map.src);
  expect(origin).toBe('https://www.openstreetmap.org');
  expect(searchParams.get('marker')).toBe('17.385,78.4867');
  expect(searchParams.get('bbox')).toBe('78.4567,17.3550,78.5167,17.4150');
  const drawing = disclosure?.previousElementSibling?.firstElementChild;
  expect(drawing).toHaveAttribute('href', '/img/offices.svg#hyderabad');
});
