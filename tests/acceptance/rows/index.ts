/** The table: every checkable sentence of tests/SPEC.md, section by section. What it calls "not shown" is left out. */
import calls from './calls';
import careers from './careers';
import entities from './entities';
import footer from './footer';
import frame from './frame';
import header from './header';
import home from './home';
import limits from './limits';
import overviews from './overviews';
import pages from './pages';
import product from './product';
import routes from './routes';
import rules from './rules';
import sending from './sending';
import services from './services';
import widgets from './widgets';

export const ROWS = [
  ...product,
  ...services,
  ...routes,
  ...frame,
  ...header,
  ...footer,
  ...home,
  ...pages,
  ...overviews,
  ...careers,
  ...entities,
  ...widgets,
  ...sending,
  ...rules,
  ...calls,
  ...limits,
];
