import {screen, within} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import sidebars from '../../../tests/fixtures/sidebars';
import {trailTo} from '../../menus';
import {Breadcrumbs} from '.';

function trailAt(path: string) {
  render(<Breadcrumbs trail={trailTo(path, sidebars.pages)} />, {path});
  const list = within(screen.getByRole('navigation', {name: 'Breadcrumb'})).getByRole('list');
  return within(list).getAllByRole('listitem');
}

test('they start with Home and name every page above this one', () => {
  const entries = trailAt('/TrendSoft/oursolutions/DocumentAccessibility/PDFUA');
  expect(entries.map((entry) => entry.textContent)).toEqual([
    'Home',
    'Digital Accessibility',
    'Document Accessibility',
    'PDF UA Remediation',
  ]);
});

test('every entry but the last is a link @breadcrumbs', () => {
  trailAt('/TrendSoft/oursolutions/DocumentAccessibility/PDFUA');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/DigitalAccessibility',
    '/TrendSoft/oursolutions/DocumentAccessibilityPage',
  ]);
});

test('the last entry is text that says it is the current page', () => {
  const last = trailAt('/TrendSoft/Career/fresher').at(-1);
  expect(last).toHaveTextContent('Fresher');
  expect(last?.firstElementChild).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('link', {name: 'Fresher'})).not.toBeInTheDocument();
});

test('there are none without a trail', () => {
  const {container} = render(<Breadcrumbs trail={[]} />);
  expect(container).toBeEmptyDOMElement();
});
