/** The form is prefilled with documents and findings. */
import {screen} from '@testing-library/react';
import {createRef} from 'react';
import userEvent from '@testing-library/user-event';
import {FACTS} from '../../../../tests/fixtures/documents/facts';
import {render} from '../../../../tests/setup/render';
import {RULES} from '@trendsoft/document-check';
import type {Finding, Note} from '@trendsoft/document-check';
import {DOCUMENT_MESSAGES} from '@trendsoft/document-check/messages';
import {validate, CHECKED} from '@trendsoft/forms-service/validate';
import {quote} from '../../../forms/tables';
import {prefill} from '../../prefill';
import type {CheckedDocument} from '../checkedDocuments';
import {QuoteLink} from './QuoteLink';
import {loadFormat} from '../check/loadedRules';
import {Result} from '../results/Result';

beforeAll(() =>
  Promise.all([loadFormat('pdf'), loadFormat('pdfRare'), loadFormat('word'), loadFormat('rare')]),
);

jest.mock('../../prefill', () => ({prefill: jest.fn()}));

const places = Array.from({length: 50}, (_, index) => ({page: index + 1, element: 'Figure'}));
/** Every rule is broken at many locations. */
const broken = [...RULES.keys()].map((rule): Finding => ({
  rule,
  kind: 'fault',
  count: 50,
  places,
}));

async function findingsOf(...documents: CheckedDocument[]): Promise<string> {
  render(<QuoteLink documents={documents} />);
  await userEvent.click(screen.getByRole('link'));
  return jest.mocked(prefill).mock.lastCall?.[1].texts?.findings ?? '';
}

test('the form offers a repair if the documents have faults, and nothing if they have none', () => {
  const {file, report} = sized('a.pdf', 1);
  const choiceOf = (...findings: Finding[]) => {
    const {unmount} = render(<QuoteLink documents={[{file, report: {...report, findings}}]} />);
    const {searchParams} = new URL(screen.getByRole<HTMLAnchorElement>('link').href);
    unmount();
    return searchParams.get(quote.fields.wanted.query);
  };
  expect(quote.fields.wanted.options.map(({value}) => value)).toContain(choiceOf(...broken));
  expect(choiceOf()).toBeNull();
});

const closing = DOCUMENT_MESSAGES['report.cut']?.message ?? 'missing';

test('findings fit into the form, with a note if they are truncated', async () => {
  const {file, report} = sized('a.pdf', 1);
  const findings = await findingsOf({file, report: {...report, findings: broken}});
  expect(findings.split('\n').at(-1)).toBe(closing);
  const problems = validate(quote, {findingsOnly: CHECKED, findings});
  expect(problems).not.toHaveProperty('findings');
});

const sized = (name: string, size: number, notes: Note[] = [], format = FACTS.format) => {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', {value: size});
  const report = {facts: {...FACTS, format}, findings: [], consequences: [], notes};
  return {file, report} satisfies CheckedDocument;
};
const size = quote.fields.documents.maxBytes;
const messageOf = (id: string) => DOCUMENT_MESSAGES[`send.${id}`]?.message ?? 'missing';

test.each([
  {what: 'slides with macros', document: sized('a.pptm', 9, [], 'powerpoint'), reason: 'name'},
  {what: 'a document with macros', document: sized('a.DOCM', 9, [], 'word'), reason: 'name'},
  {what: 'a file that is too large', document: sized('a.pdf', size + 1), reason: 'size'},
  {
    what: 'a file that no program may open',
    document: sized('a.docx', 9, ['nonstandard'], 'word'),
    reason: 'nonstandard',
  },
])('$what is not put into the form, and that is announced', async ({document, reason}) => {
  const good = sized('good.PDF', size);
  const findings = await findingsOf(good, document);
  const input = createRef<HTMLElement>();
  for (const one of [document, good]) {
    render(<Result document={one} input={input} announce={jest.fn()} />);
  }
  expect(screen.getAllByText(messageOf(reason))).toHaveLength(1);
  const given = jest.mocked(prefill).mock.lastCall?.[1];
  expect(given?.files?.documents?.map(({name}) => name)).toEqual(['good.PDF']);
  expect(findings).toContain(document.file.name);
});

test('if no document can be prefilled, files chosen in the form are kept', async () => {
  await findingsOf(sized('a.docm', 9, [], 'word'));
  expect(jest.mocked(prefill).mock.lastCall?.[1]).not.toHaveProperty('files');
});
