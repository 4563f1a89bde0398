/**
 * The structure of a result, independent of the wording of messages.
 *
 * @jest-environment jsdom
 */
import '../../../../tests/setup/jsdom';
import type {Finding, Kind, Place, Report} from '@trendsoft/document-check';
import {DOCUMENT_MESSAGES} from '@trendsoft/document-check/messages';
import {FACTS} from '../../../../tests/fixtures/documents/facts';
import {loadFormat} from '../check/loadedRules';
import {viewOf} from './view';

beforeAll(() =>
  Promise.all([loadFormat('pdf'), loadFormat('pdfRare'), loadFormat('word'), loadFormat('rare')]),
);

const found = (rule: string, kind: Kind = 'fault', count = 1, places: Place[] = []): Finding => ({
  rule,
  kind,
  count,
  places,
});

const PERSON = found('person-order', 'person');
const file = new File(['x'], 'report.pdf');

function reported(
  findings: Finding[],
  format: Report['facts']['format'] = 'pdf',
  more: Partial<Report['facts']> = {},
  notes: Report['notes'] = ['repaired'],
) {
  const report: Report = {
    facts: {...FACTS, pages: 3, figures: 2, format, ...more},
    findings,
    consequences: [found('7.1-3')],
    notes,
  };
  return viewOf({file, report});
}

const messageOf = (id: string) => DOCUMENT_MESSAGES[id]?.message ?? 'missing';

test('the summary differs for several faults, one fault, hints only and no findings', () => {
  const sentences = [
    [found('7.3-1'), found('7.1-9')],
    [found('7.3-1')],
    [found('pdf-no-headings', 'warning')],
    [],
  ].map((findings) => reported([...findings, PERSON]).sentence);
  expect(new Set(sentences).size).toBe(4);
  expect(sentences[0]).toContain('2');
});

test('the summary counts every occurrence of a fault', () => {
  const {sentence, groups} = reported([found('7.3-1', 'fault', 187), found('7.1-9')]);
  expect(sentence).toContain('188');
  expect(groups[0]?.topics[0]).toMatchObject({
    count: 187,
    sentences: expect.stringMatching(/^187 /),
  });
});

test('each rule has a singular and a plural message', () => {
  const says = (count: number) =>
    reported([found('7.3-1', 'fault', count)]).groups[0]!.topics[0]!.sentences;
  expect(says(1)).not.toMatch(/[|{}\d]/);
  expect(says(2)).toMatch(/^2 [^|{}]+$/);
  const [topic] = reported([found('7.3-1'), found('7.1-9'), found('7.1-10')]).groups[1]!.topics;
  expect(topic?.sentences).toBe(`${messageOf('rule.7.1-9')} ${messageOf('rule.7.1-10')}`);
});

test('a partly checked document is not reported as free of faults', () => {
  const cut = (findings: Finding[]) => reported(findings, 'pdf', {}, ['limit-time']).sentence;
  expect(cut([PERSON])).not.toBe(reported([PERSON]).sentence);
  expect(cut([found('pdf-no-headings', 'warning')])).toBe(cut([PERSON]));
  expect(cut([found('7.1-9')])).toBe(reported([found('7.1-9')]).sentence);
});

test('known locations are listed, and the others counted', () => {
  const places = [{page: 2, element: 'Figure', text: 'Sales'}, {}];
  const [rule] = reported([found('7.3-1', 'fault', 9, places)]).groups[0]!.topics[0]!.rules;
  expect(rule?.places).toHaveLength(2);
  expect(rule?.places[0]).toContain(messageOf('element.Figure'));
  expect(rule?.places[0]).toMatch(/2.*Sales/);
  expect(rule?.places[1]).toContain('8');
  const bare = reported([found('7.3-1', 'fault', 9)]).groups[0]!.topics[0]!.rules[0];
  expect(bare).toMatchObject({places: []});
  expect(bare?.sentence).toContain('9');
});

test('locations are slides in a presentation, and pages in a document', () => {
  const place = (format: Report['facts']['format']) =>
    reported([found('office-alt', 'fault', 1, [{page: 4}])], format).groups[0]!.topics[0]!.rules[0]!
      .places[0];
  expect(place('powerpoint')).not.toBe(place('word'));
});

test('neither consequences of other faults nor questions are reported as faults', () => {
  const {groups, notes} = reported([PERSON]);
  expect(groups).toEqual([]);
  expect(notes).toEqual([messageOf('note.repaired')]);
});

test('facts with a count of zero are omitted', () => {
  const text = reported([]).facts.join();
  expect(text).toMatch(/3.*2/);
  expect(text).not.toContain('0');
});

test.each(['password', 'tooLarge', 'damaged', 'unreadable', 'unloaded'] as const)(
  'the refusal %s has only its own message',
  (refused) => {
    const view = viewOf({file, refused});
    expect(view).toMatchObject({isRefused: true, facts: [], groups: [], questions: []});
    expect(view.sentence.length).toBeGreaterThan(20);
  },
);

test('identical locations are listed once', () => {
  const pictures = Array.from({length: 3}, () => ({element: 'picture'}));
  const [rule] = reported([found('7.3-1', 'fault', 3, pictures)]).groups[0]!.topics[0]!.rules;
  expect(rule?.places).toHaveLength(2);
  expect(rule?.places[0]).toBe(messageOf('element.picture'));
  expect(rule?.places[1]).toContain('2');
});
