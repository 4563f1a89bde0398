import {screen, within} from '@testing-library/react';
import {pluralForms} from '@trendsoft/document-check/plurals';
import {render} from '../../../tests/setup/render';
import {t} from '../../../tests/setup/messages';
import type {ConformanceRow} from '../../audit/facts';
import {AuditedPages, ConformanceTable, OpenAcrLink, TestedWith} from '.';

const criterion = (number: string, more: Partial<ConformanceRow>): ConformanceRow => ({
  number,
  name: 'Name',
  address: 'https://www.w3.org/',
  conformance: 'not-evaluated',
  engines: '',
  checks: '',
  violations: '0',
  people: false,
  absent: undefined,
  ...more,
});

const criteria = (
  <ConformanceTable
    level="A"
    rows={[
      criterion('1.1.1', {conformance: 'supports', engines: 'axe-core 9, html-validate 3'}),
      criterion('1.3.3', {people: true}),
      criterion('2.1.4', {checks: 'no-shortcuts', people: true}),
      criterion('2.4.3', {conformance: 'partially-supports', checks: 'tab-order', violations: '2'}),
    ]}
  />
);

const audit = {
  tool: 'Chromium 140',
  by: 'audit',
  date: '21 November 2026',
  looks: '1,234',
  pluralIndex: 1,
  broken: '',
};
const heard = {
  tool: 'Orca 43, Firefox 153',
  by: 'screen reader',
  date: '22 November 2026',
  looks: '120',
  pluralIndex: 1,
  broken: '',
};

/** Returns a plural form of an English message. */
const formOf = (id: Parameters<typeof t>[0], index: number) => pluralForms(t(id))[index] ?? '';

test('a criterion that people have to evaluate is not supported by script results alone', () => {
  render(criteria);
  const people = t('Conformance.notByPeople');
  expect(screen.getAllByRole('cell').map(({textContent}) => textContent)).toEqual([
    'Supports',
    'No failure found. Rules: axe-core 9, html-validate 3.',
    'Not evaluated',
    people,
    'Not evaluated',
    `No failure found. Scripts: no-shortcuts. ${people}`,
    'Partially supports',
    'Failures found: 2. Scripts: tab-order.',
  ]);
});

test('the table lists a run with a screen reader, or says that none was published', () => {
  const {rerender} = render(<TestedWith rows={[audit]} />);
  screen.getByText(t('TestedWith.noScreenReader'));
  rerender(<TestedWith rows={[audit, heard]} />);
  expect(screen.queryByText(/^No run with a screen reader/)).not.toBeInTheDocument();
  const name = screen.getByRole('rowheader', {name: 'Orca 43, Firefox 153'});
  expect(within(name.closest('tr')!).getByRole('cell')).toHaveTextContent(
    `22 November 2026. ${formOf('TestedWith.listenPassed', 1).replace('{count}', '120')}`,
  );
});

test('the table has the plural form of each number', () => {
  render(<TestedWith rows={[{...audit, looks: '1', pluralIndex: 0}, heard]} />);
  const [one, many] = screen.getAllByRole('cell').map(({textContent}) => textContent);
  expect(one).toContain(formOf('TestedWith.audit', 0).replace('{count}', '1'));
  expect(many).toContain(formOf('TestedWith.listenPassed', 1).replace('{count}', '120'));
});

test('the machine-readable report is linked below the base URL', () => {
  render(<OpenAcrLink>OpenACR data</OpenAcrLink>, {baseUrl: '/site/'});
  expect(screen.getByRole('link')).toHaveAttribute('href', '/site/openacr.json');
});

test('pages that were added after the audit have a list of their own, if there are any', () => {
  const [old, fresh] = ['About', 'New'].map((title) => ({route: `/${title}`, title, added: ''}));
  const {rerender} = render(<AuditedPages rows={[old!, {...fresh!, added: 'yes'}]} />);
  const linksIn = (list: HTMLElement) => within(list).getAllByRole('link');
  const texts = () => screen.getAllByRole('list').map((list) => linksIn(list)[0]?.textContent);
  expect(texts()).toEqual(['About', 'New']);
  rerender(<AuditedPages rows={[old!]} />);
  expect(texts()).toEqual(['About']);
  screen.getByText(t('AuditedPages.none'));
});
