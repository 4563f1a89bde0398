import {screen, within} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {word} from '../../../tests/setup/words';
import {OpenAcrLink} from '.';
import {examples} from './Conformance.examples';

const remarksOn = (criterion: RegExp) => {
  const name = screen.getByRole('rowheader', {name: criterion});
  return within(name.closest('tr') ?? document.body).getByRole('cell').textContent;
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
    word('ConformanceTable.conformance'),
  ]);
});

test('a criterion is supported by evidence, which is named, and what waits for a person is too', () => {
  render(examples['Four criteria'] ?? <></>);
  expect(remarksOn(/^1\.1\.1/)).toBe(
    'Supports. No failure found. Rules: axe-core 9, html-validate 3. Waiting for a person: 2.',
  );
});

test('without evidence nothing is said but that', () => {
  render(examples['Four criteria'] ?? <></>);
  expect(remarksOn(/^1\.3\.3/)).toBe(`Not evaluated. ${word('Conformance.notByPeople')}`);
});

test('what a script has shown of a criterion that is left to people does not support it', () => {
  render(examples['Four criteria'] ?? <></>);
  expect(remarksOn(/^2\.1\.4/)).toBe(
    `Not evaluated. No failure found. Scripts: no-shortcuts. ${word('Conformance.notByPeople')}`,
  );
});

test('a verdict of a person is named with its day', () => {
  render(examples['What a person has judged'] ?? <></>);
  expect(remarksOn(/^1\.2\.4/)).toBe('Not applicable. Judged by Asha Rao on 2027-01-15.');
});

test('a verdict that stands no longer is due, and supports nothing', () => {
  render(examples['What a person has judged'] ?? <></>);
  expect(remarksOn(/^1\.4\.5/)).toBe(
    'Not evaluated. Judged by Asha Rao on 2027-01-15, and due to be judged again.',
  );
});

test('pages that were added after the audit stand apart', () => {
  render(examples['Pages of the audit'] ?? <></>);
  const [seen, added] = screen.getAllByRole('list').map((list) => list.textContent);
  expect(seen).toBe('//About');
  expect(added).toBe('/TrendSoft/Training');
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
    'November 22, 2026. By speech: 120 expectations, 0 broken.',
  );
});

test('each task says how much of what had to be heard was heard', () => {
  render(examples['Tasks with a screen reader'] ?? <></>);
  const name = screen.getByRole('rowheader', {name: 'Send the contact form'});
  const cells = within(name.closest('tr')!).getAllByRole('cell');
  expect(cells.map(({textContent}) => textContent)).toEqual(['Firefox', '11 of 12']);
});

test('a known failure is named with its last day', () => {
  render(examples['A known failure'] ?? <></>);
  expect(screen.getByRole('listitem')).toHaveTextContent(
    '/About, color-contrast: The map is made by others. (excused until 2027-01-31)',
  );
});

test('failures are counted', () => {
  render(examples['Four criteria'] ?? <></>);
  expect(remarksOn(/^2\.4\.2/)).toBe(
    'Partially supports. Failures found: 3. Scripts: unique-titles.',
  );
});

test('the facts of an audit are rows of a table', () => {
  render(examples['The last audit'] ?? <></>);
  const table = screen.getByRole('table', {name: word('AuditFacts.caption')});
  const fact = (name: string) =>
    within(within(table).getByRole('rowheader', {name}).closest('tr') ?? table).getByRole('cell')
      .textContent;
  expect(fact(word('AuditFacts.date'))).toBe('November 21, 2026');
  expect(fact(word('AuditFacts.engines'))).toBe(
    'axe-core 4.14.1, html-validate 10.17.0; Chromium 140',
  );
  expect(fact(word('AuditFacts.caught'))).toBe('60 of 61');
});

test('programs find the report below the path of the site', () => {
  render(<OpenAcrLink>OpenACR data</OpenAcrLink>, {baseUrl: '/site/'});
  expect(screen.getByRole('link')).toHaveAttribute('href', '/site/openacr.json');
});
