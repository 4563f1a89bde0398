import {screen} from '@testing-library/react';
import {render} from '../../tests/setup/render';
import {usePathname} from './usePathname';

function Here() {
  return <output>{usePathname()}</output>;
}

test.each([
  ['/', '/', '/'],
  ['/', '/About/', '/About'],
  ['/', '/about', '/about'],
  ['/te/', '/te/', '/'],
  ['/te/', '/te', '/'],
  ['/te/', '/te/About/', '/About'],
  ['/te/', '/TE/About', '/TE/About'],
])('below %s the address %s is the route %s', (baseUrl, path, route) => {
  render(<Here />, {baseUrl, path});
  expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${route}$`));
});
