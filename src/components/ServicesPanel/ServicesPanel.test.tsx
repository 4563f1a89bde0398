import {screen} from '@testing-library/react';
import sidebars from '../../../tests/fixtures/sidebars';
import {CHECK} from '../../../tests/setup/documents';
import {render} from '../../../tests/setup/render';
import {allPages} from '../../menus';
import {ServicesPanel} from '.';

const pathsOf = (pages: typeof sidebars.pages) => allPages(pages).map(({path}) => path);
const SERVICES = pathsOf(sidebars.pages.filter(({category}) => category));
const OTHERS = pathsOf(sidebars.pages.filter(({category}) => !category));

test.each([
  ...[...SERVICES, CHECK].map((path) => ({path, current: 'true'})),
  ...['/', ...OTHERS].map((path) => ({path, current: null})),
])('on $path its button is current: $current', ({path, current}) => {
  render(<ServicesPanel />, {path});
  expect(screen.getByRole('button').getAttribute('aria-current')).toBe(current);
});
