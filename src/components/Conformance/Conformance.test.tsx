import {screen, within} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {word} from '../../../tests/setup/words';
import {OpenAcrLink} from '.';
import {examples} from './Conformance.examples';

const remarksOn = (criterion: RegExp) => {
  const name = screen.getByRole('rowheader', {name: criterion});
  const cells = within(name.closest('tr') ?? document.body).getAllByRole('cell');
  return cells.map(({textContent}) => textContent);
};

test('each row is named by its criterion, which leads to what the W3C says about it', () => {
  render(examples['Four criteria'] ?? <></>);
  screen.getByRole('table', {name: 'WCAG 2.2, level A: conformance by criterion'});
  const criterion = screen.getByRole('rowheader', {name: '1.1.1 Non-text Content'});
  const link = within(criterion).getByRole('link');
  expect(link).toHaveAttribute('href', expect.stringMatching(/w3\.org.+non-text-content/));
  expect(link).toHaveAttribute('lang', 'en');
  const columns = screen.getAllByRole('columnheader').map(({textContent}) => textContent);
  expect(columns).toEqual([
    word('ConformanceTable.criterion'),
    word('ConformanceTable.level'),
    word('ConformanceTable.remarks'),
  ]);
});

test('a criterion is supported by evidence, which is named', () => {
  render(examples['Four criteria'] ?? <></>);
  expect(remarksOn(/^1\.1\.1/)).toEqual([
    'Supports',
    'No failure found. Rules: axe-core 9, html-validate 3.',
  ]);
});

test('without evidence nothing is said but that', () => {
  render(examples['Four criteria'] ?? <></>);
  expect(remarksOn(/^1\.3\.3/)).toEqual(['Not evaluated', word('Conformance.notByPeople')]);
});

test('what a script has shown of a criterion that is left to people does not support it', () => {
  render(examples['Four criteria'] ?? <></>);
  expect(remarksOn(/^2\.1\.4/)).toEqual([
    'Not evaluated',
    `No failure found. Scripts: no-shortcuts. ${word('Conformance.notByPeople')}`,
  ]);
});

test('pages that were added after the audit stand apart', () => {
  render(examples['Pages of the audit'] ?? <></>);
  const [seen, added] = screen.getAllByRole('list').map((list) => list.textContent);
  expect(seen).toBe('HomeAbout');
  expect(added).toBe('Careers');
});

test('without a published run the table says that no screen reader was used', () => {
  render(examples['Tested by machines alone'] ?? <></>);
  screen.getByText(word('TestedWith.noScreenReader'));
});

test('a run with a screen reader stands beside the audit, with what was broken', () => {
  render(examples['Tested with a screen reader'] ?? <></>);
  expect(screen.queryByText(/^No run with a screen reader/)).not.toBeInTheDocument();
  const name = screen.getByRole('rowheader', {name: 'Orca 43, Firefox 153'});
  expect(within(name.closest('tr')!).getByRole('cell')).toHaveTextContent(
    '22 November 2026. By speech: 120 expectations, 0 broken.',
  );
});

test('each task is named once, with what was heard in each browser', () => {
  render(examples['Tasks with a screen reader'] ?? <></>);
  const cellsOf = (name: string) =>
    within(screen.getByRole('rowheader', {name}).closest('tr')!)
      .getAllByRole('cell')
      .map(({textContent}) => textContent);
  const columns = screen.getAllByRole('columnheader').map(({textContent}) => textContent);
  expect(columns.slice(1)).toEqual(['Firefox', 'Chromium']);
  expect(cellsOf('Send the contact form')).toEqual(['11 of 12', '12 of 12']);
  expect(cellsOf('Choose a tab')).toEqual(['5 of 5', word('ScreenReaderTasks.notRun')]);
});

test('a known failure is named with its last day', () => {
  render(examples['A known failure'] ?? <></>);
  expect(screen.getByRole('listitem')).toHaveTextContent(
    '/About, color-contrast: The map is made by others. (excused until 31 January 2027)',
  );
});

test('failures are counted', () => {
  render(examples['Four criteria'] ?? <></>);
  expect(remarksOn(/^2\.4\.2/)).toEqual([
    'Partially supports',
    'Failures found: 3. Scripts: unique-titles.',
  ]);
});

test('the facts of an audit are rows of a table', () => {
  render(examples['The last audit'] ?? <></>);
  const table = screen.getByRole('table', {name: word('AuditFacts.caption')});
  const fact = (name: string) =>
    within(within(table).getByRole('rowheader', {name}).closest('tr') ?? table).getByRole('cell')
      .textContent;
  expect(fact(word('AuditFacts.date'))).toBe('21 November 2026');
  expect(fact(word('AuditFacts.engines'))).toBe(
    'axe-core 4.14.1, html-validate 10.17.0; Chromium 140',
  );
  expect(fact(word('AuditFacts.caught'))).toBe('60 of 61');
});

test('programs find the report below the path of the site', () => {
  render(<OpenAcrLink>OpenACR data</OpenAcrLink>, {baseUrl: '/site/'});
  expect(screen.getByRole('link')).toHaveAttribute('href', '/site/openacr.json');
});
