import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {Effort, Report} from '@trendsoft/document-check';
import {render} from '../../../../tests/setup/render';
import {checkedDocuments, type CheckedDocument} from '../checkedDocuments';
import {FileTable} from './FileTable';
import {loadFormat} from '../check/loadedRules';
import {quoteSummary} from './summary';

beforeAll(() => Promise.all([loadFormat('pdf'), loadFormat('pdfRare'), loadFormat('rare')]));

const documentOf = (name: string, effort: Effort, count: number, more = {}) => {
  const findings = [{rule: '7.3-1', kind: 'fault', count, places: []}];
  const report = {facts: {format: 'pdf', pages: 10, effort, ...more}, findings, notes: []};
  return checkedDocuments.add({file: new File(['x'], name), report: report as unknown as Report});
};
const documents = [
  checkedDocuments.add({file: new File(['x'], 'locked.pdf'), refused: 'password'}),
  documentOf('few.pdf', 'medium', 1),
  documentOf('hard.pdf', 'high', 1, {pages: undefined}),
  documentOf('many.pdf', 'medium', 9),
];

test('files are sorted by effort, then by faults, and a row opens its result', async () => {
  const open = jest.fn();
  render(<FileTable documents={documents} open={open} opened={documents[1]} request={{}} />);
  expect(screen.getByRole('heading')).toHaveFocus();
  const rows = within(screen.getByRole('table')).getAllByRole('rowheader');
  const names = rows.map(({textContent}) => textContent);
  expect(names.join(' ')).toBe('hard.pdf many.pdf few.pdf locked.pdf');
  expect(rows[2]?.closest('tr')).toHaveTextContent(/^few.pdf10Screen reader.*1medium$/);
  expect(screen.getByRole('button', {current: true})).toHaveTextContent('few.pdf');
  // Page counts of the checked documents, if known.
  expect(screen.getAllByRole('cell', {name: /^(?:10|–)$/})[0]).toHaveTextContent('–');
  expect(screen.getAllByRole('cell', {name: '10'})).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', {name: 'few.pdf'}));
  expect(open).toHaveBeenCalledWith(documents[1]);
});

test('the summary for a quote counts documents and pages, and says whose work the highest effort is', () => {
  const summary = (of: readonly CheckedDocument[]) => quoteSummary(of, 'Example Ltd');
  expect(summary(documents)).toBe('3 documents, 21 pages, work for Example Ltd to fix them: high');
  expect(summary([documentOf('a.pdf', 'low', 1)])).toMatch(/low$/);
  expect(summary(documents.slice(0, 2))).toMatch(/^1 document, 10 pages, .*medium$/);
});
