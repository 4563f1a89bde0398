import {screen, within} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import sidebars from '../../../tests/fixtures/sidebars';
import {trailTo} from '../../menus';
import {Breadcrumbs} from '.';

const PDFUA = '/TrendSoft/oursolutions/DocumentAccessibility/PDFUA';

test('Home and every page above are links; the current page is text @breadcrumbs', () => {
  render(<Breadcrumbs trail={trailTo(PDFUA, sidebars.pages)} />, {path: PDFUA});
  const list = within(screen.getByRole('navigation', {name: 'Breadcrumb'})).getByRole('list');
  const steps = within(list).getAllByRole('listitem');
  expect(
    steps.map((step) => [step.textContent, step.querySelector('a')?.getAttribute('href')]),
  ).toEqual([
    ['Home', '/'],
    ['Digital Accessibility', '/DigitalAccessibility'],
    ['Document Accessibility', '/TrendSoft/oursolutions/DocumentAccessibilityPage'],
    ['PDF UA Remediation', undefined],
  ]);
  expect(steps.at(-1)?.firstElementChild).toHaveAttribute('aria-current', 'page');
});

test('a page without a trail has no breadcrumbs', () => {
  const {container} = render(<Breadcrumbs trail={[]} />);
  expect(container).toBeEmptyDOMElement();
});
