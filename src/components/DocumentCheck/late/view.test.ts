/** What is said of a document, whatever its words are. */
import type {Finding, Kind, Place, Report} from 'document-check';
import {DOCUMENT_MESSAGES} from 'document-check/words';
import {FACTS} from '../../../../tests/fixtures/documents/facts';
import {learn} from './known';
import {viewOf} from './view';

beforeAll(() => Promise.all([learn('pdf'), learn('pdfRare'), learn('word'), learn('rare')]));

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
    following: [found('7.1-3')],
    notes,
  };
  return viewOf({file, report});
}

const messageOf = (id: string) => DOCUMENT_MESSAGES[id]?.message ?? 'missing';

test('how serious it is comes first: several faults, one, hints alone, nothing', () => {
  const sentences = [
    [found('7.3-1'), found('7.1-9')],
    [found('7.3-1')],
    [found('pdf-no-headings', 'look')],
    [],
  ].map((findings) => reported([...findings, PERSON]).sentence);
  expect(new Set(sentences).size).toBe(4);
  expect(sentences[0]).toContain('2');
});

test('faults are counted one by one', () => {
  const {sentence, groups} = reported([found('7.3-1', 'fault', 187), found('7.1-9')]);
  expect(sentence).toContain('188');
  expect(groups[0]?.topics[0]).toMatchObject({count: 187, says: expect.stringMatching(/^187 /)});
});

test('each rule has its own sentence, for one and for several', () => {
  const says = (count: number) =>
    reported([found('7.3-1', 'fault', count)]).groups[0]!.topics[0]!.says;
  expect(says(1)).not.toMatch(/[|{}\d]/);
  expect(says(2)).toMatch(/^2 [^|{}]+$/);
  const [topic] = reported([found('7.3-1'), found('7.1-9'), found('7.1-10')]).groups[1]!.topics;
  expect(topic?.says).toBe(`${messageOf('rule.7.1-9')} ${messageOf('rule.7.1-10')}`);
});

test('a document that was read in part is not called free of faults', () => {
  const cut = (findings: Finding[]) => reported(findings, 'pdf', {}, ['limit-time']).sentence;
  expect(cut([PERSON])).not.toBe(reported([PERSON]).sentence);
  expect(cut([found('pdf-no-headings', 'look')])).toBe(cut([PERSON]));
  expect(cut([found('7.1-9')])).toBe(reported([found('7.1-9')]).sentence);
});

test('places are listed as far as they are known, and the others counted', () => {
  const places = [{page: 2, element: 'Figure', words: 'Sales'}, {}];
  const [rule] = reported([found('7.3-1', 'fault', 9, places)]).groups[0]!.topics[0]!.rules;
  expect(rule?.places).toHaveLength(2);
  expect(rule?.places[0]).toContain(messageOf('element.Figure'));
  expect(rule?.places[0]).toMatch(/2.*Sales/);
  expect(rule?.places[1]).toContain('8');
  const bare = reported([found('7.3-1', 'fault', 9)]).groups[0]!.topics[0]!.rules[0];
  expect(bare).toMatchObject({places: []});
  expect(bare?.says).toContain('9');
});

test('a presentation has slides, a document has pages', () => {
  const place = (format: Report['facts']['format']) =>
    reported([found('office-alt', 'fault', 1, [{page: 4}])], format).groups[0]!.topics[0]!.rules[0]!
      .places[0];
  expect(place('powerpoint')).not.toBe(place('word'));
});

test('neither what follows from something else nor a question is reported as a fault', () => {
  const {groups, notes} = reported([PERSON]);
  expect(groups).toEqual([]);
  expect(notes).toEqual([messageOf('note.repaired')]);
});

test('what the document has none of is not counted', () => {
  const words = reported([]).facts.join();
  expect(words).toMatch(/3.*2/);
  expect(words).not.toContain('0');
});

test.each(['password', 'tooLarge', 'damaged', 'unreadable', 'unloaded'] as const)(
  'a refusal as %s is a sentence of its own, and nothing else',
  (refused) => {
    const view = viewOf({file, refused});
    expect(view).toMatchObject({isRefused: true, facts: [], groups: [], questions: []});
    expect(view.sentence.length).toBeGreaterThan(20);
  },
);

test('places with the same words are listed once', () => {
  const pictures = Array.from({length: 3}, () => ({element: 'picture'}));
  const [rule] = reported([found('7.3-1', 'fault', 3, pictures)]).groups[0]!.topics[0]!.rules;
  expect(rule?.places).toHaveLength(2);
  expect(rule?.places[0]).toBe(messageOf('element.picture'));
  expect(rule?.places[1]).toContain('2');
});
