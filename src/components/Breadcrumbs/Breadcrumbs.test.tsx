import {screen, within} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import sidebars from '../../../tests/fixtures/sidebars';
import {trailTo, type Page} from '../../menus';
import {Breadcrumbs} from '.';

const [OVERVIEW] = sidebars.pages as [Page];
const SERVICE = OVERVIEW.pages?.find(({pages}) => pages) as Page;
const [PAGE] = SERVICE.pages as [Page];

test('Home and every page above are links; the current page is text @breadcrumbs', () => {
  render(<Breadcrumbs trail={trailTo(PAGE.path, sidebars.pages)} />, {path: PAGE.path});
  const list = within(screen.getByRole('navigation', {name: 'Breadcrumb'})).getByRole('list');
  const steps = within(list).getAllByRole('listitem');
  expect(
    steps.map((step) => [step.textContent, step.querySelector('a')?.getAttribute('href')]),
  ).toEqual([
    ['Home', '/'],
    [OVERVIEW.label, OVERVIEW.path],
    [SERVICE.label, SERVICE.path],
    [PAGE.label, undefined],
  ]);
  expect(steps.at(-1)?.firstElementChild).toHaveAttribute('aria-current', 'page');
});

test('a page without a trail has no breadcrumbs', () => {
  const {container} = render(<Breadcrumbs trail={[]} />);
  expect(container).toBeEmptyDOMElement();
});
