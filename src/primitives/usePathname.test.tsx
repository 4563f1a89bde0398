import {screen} from '@testing-library/react';
import {render} from '../../tests/setup/render';
import {usePathname} from './usePathname';

function Here() {
  return <output>{usePathname()}</output>;
}

test.each([
  {baseUrl: '/', path: '/', route: '/'},
  {baseUrl: '/', path: '/About/', route: '/About'},
  {baseUrl: '/', path: '/about', route: '/about'},
  {baseUrl: '/te/', path: '/te/', route: '/'},
  {baseUrl: '/te/', path: '/te', route: '/'},
  {baseUrl: '/te/', path: '/te/About/', route: '/About'},
  {baseUrl: '/te/', path: '/TE/About', route: '/TE/About'},
])('below $baseUrl the address $path is the route $route', ({baseUrl, path, route}) => {
  render(<Here />, {baseUrl, path});
  expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${route}$`));
});
