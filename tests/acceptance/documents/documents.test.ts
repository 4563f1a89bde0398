/**
 * What the document check must find in small documents, as the files beside this one list them: boundaries and rare forms
 * of rules. pdf-rules.test.ts and office-rules.test.ts check a faulty and a good document for every rule.
 */
import {readFileSync} from 'node:fs';
import {unzipSync, zipSync} from 'fflate';
import {parse} from 'yaml';
import {RULES, type Facts, type Note, type Place} from '@trendsoft/document-check';
import {el, pdf, type Body, type Element, type Sample} from '../../fixtures/documents/pdf';
import {reportOf} from '../../fixtures/documents/report';
import {shape, slides, type SlidesSample} from '../../fixtures/documents/slides';
import {p, word, type WordSample} from '../../fixtures/documents/word';
import {reportLines} from './report-lines';

const HERE = 'tests/acceptance/documents';

/** An element as a list: its type, other entries, and children (lists, MCIDs, or other objects as text). */
type ListedElement = [type: string, entries: string, ...kids: (ListedElement | number | string)[]];

interface Entry {
  /** What is special about the document. */
  title: string;
  /** In `body`, `[[text | run properties | paragraph properties]]` is a paragraph. */
  word?: WordSample;
  /** In `slides`, `[[text | type of placeholder | run properties]]` is a shape. */
  slides?: SlidesSample;
  /** A stream of an object may be `hex`, bytes as hexadecimal digits, in place of `data`. */
  pdf?: Omit<Sample, 'tree' | 'objects'> & {
    tree?: ListedElement[];
    objects?: Record<number, Body | {dict: string; hex: string}>;
  };
  /** The whole file. */
  file?: string;
  /** Whether the parts of the Office file are not compressed. */
  stored?: boolean;
  /** Rule → how often it must be found. */
  finds?: Record<string, number>;
  /** Rule → the texts of its places. */
  texts?: Record<string, (string | null)[]>;
  /** Rule → some properties of its places; null if one must be absent. */
  places?: Record<string, Partial<Record<keyof Place, unknown>>[]>;
  notes?: Note[];
  /** Names of programs. */
  madeWith?: string[];
  /** Some facts; null if a fact must be absent. */
  facts?: Partial<Record<keyof Facts, unknown>>;
}

/** Replaces `[[a | b | c]]`. */
const expand = (text: string, write: (...parts: string[]) => string): string =>
  text.replaceAll(/\[\[(.*?)\]\]/gs, (_, inner: string) =>
    write(...inner.split('|').map((part) => part.trim())),
  );

const element = ([type, entries, ...kids]: ListedElement): Element =>
  el(type, entries, ...kids.map((kid) => (Array.isArray(kid) ? element(kid) : kid)));

const bodyOf = (body: Body | {dict: string; hex: string}): Body =>
  typeof body === 'object' && 'hex' in body
    ? {dict: body.dict, data: Buffer.from(body.hex.replaceAll(' ', ''), 'hex')}
    : body;

function pdfOf({tree, objects = {}, ...sample}: NonNullable<Entry['pdf']>): Uint8Array {
  const bodies = Object.entries(objects).map(([num, body]) => [num, bodyOf(body)] as const);
  return pdf({...sample, tree: tree?.map(element), objects: Object.fromEntries(bodies)});
}

function bytesOf(entry: Entry): Uint8Array {
  if (entry.file !== undefined) return Buffer.from(entry.file, 'latin1');
  if (entry.pdf) return pdfOf(entry.pdf);
  if (entry.slides) {
    return slides({
      ...entry.slides,
      slides: entry.slides.slides?.map((shapes) => expand(shapes, shape)),
    });
  }
  const {body, ...sample} = entry.word ?? {};
  const write = (text = '', run = '', paragraph = '') => p(text, paragraph, run);
  return word({...sample, ...(body !== undefined && {body: expand(body, write)})});
}

const entries = ['word', 'slides', 'pdf'].flatMap((name) =>
  (parse(readFileSync(`${HERE}/${name}.yml`, 'utf8'), {merge: true}) as Entry[]).map(
    (entry) => [`${name}: ${entry.title}`, entry] as const,
  ),
);

const valuesOf = (expected: object, valueOf: (key: string) => unknown) =>
  Object.fromEntries(Object.keys(expected).map((key) => [key, valueOf(key)]));

const DOCUMENTS = ['word', 'slides', 'pdf', 'file', 'stored'];
const EXPECTED = ['finds', 'texts', 'places', 'notes', 'madeWith', 'facts'];

test('every entry expects something, and names only what there is', () => {
  for (const [title, entry] of entries) {
    const {finds, texts, places} = entry;
    const keys = Object.keys(entry);
    const unknown = [
      ...keys.filter((key) => !['title', ...DOCUMENTS, ...EXPECTED].includes(key)),
      ...Object.keys({...finds, ...texts, ...places}).filter((rule) => !RULES.has(rule)),
    ];
    const isComplete = keys.some((key) => EXPECTED.includes(key));
    expect([title, unknown, isComplete]).toEqual([title, [], true]);
  }
});

test.each(entries)('%s', async (_, entry) => {
  const bytes = bytesOf(entry);
  const whole = await reportOf(entry.stored ? zipSync(unzipSync(bytes), {level: 0}) : bytes);
  const {facts, ...report} = whole;
  const findings = [...report.consequences, ...report.findings];
  const counts = new Map(findings.map(({rule, count}) => [rule, count]));
  const placed = new Map(findings.map(({rule, places}) => [rule, places]));
  const {finds = {}, texts = {}, places = {}, notes, madeWith, facts: expected = {}} = entry;
  expect(valuesOf(finds, (rule) => counts.get(rule) ?? 0)).toEqual(finds);
  const textsOf = (rule: string) => placed.get(rule)?.map(({text}) => text ?? null);
  expect(valuesOf(texts, textsOf)).toEqual(texts);
  const placesOf = (rule: string) =>
    placed
      .get(rule)
      ?.map((place, i) =>
        valuesOf(places[rule]?.[i] ?? {}, (key) => place[key as keyof Place] ?? null),
      );
  expect(valuesOf(places, placesOf)).toEqual(places);
  if (notes) expect(report.notes).toEqual(notes);
  if (madeWith) expect(report.madeWith).toEqual(madeWith);
  expect(valuesOf(expected, (name) => facts[name as keyof Facts] ?? null)).toEqual(expected);
  expect(reportLines(whole)).toMatchSnapshot();
});

test.each(['faulty.pdf', 'good.pdf'])('the sample %s', async (name) => {
  const report = await reportOf(readFileSync(`static/samples/${name}`));
  expect(reportLines(report)).toMatchSnapshot();
});

test('in a hybrid file, /XRefStm overrides the table of the previous version', async () => {
  const font = (name: string) => `<</Type /Font /Subtype /TrueType /BaseFont /${name}>>`;
  const old = Buffer.from(pdf({objects: {7: font('Old')}}));
  const [, previous] = /startxref\s+(\d+)/.exec(old.toString('latin1')) ?? [];
  const object = `7 0 obj ${font('Fresh')} endobj\n`;
  const entry = `01${old.length.toString(16).padStart(8, '0')}00>`;
  const dict = `/Type /XRef /Size 8 /W [1 4 1] /Index [7 1] /Filter /ASCIIHexDecode /Length ${entry.length}`;
  const stream = `90 0 obj <<${dict}>> stream\n${entry}\nendstream endobj\n`;
  const at = old.length + object.length;
  const table = old.length + object.length + stream.length;
  const trailer = `<</Size 91 /Root 1 0 R /XRefStm ${at} /Prev ${previous}>>`;
  const end = `xref\n0 0\ntrailer ${trailer}\nstartxref\n${table}\n%%EOF`;
  const report = await reportOf(Buffer.concat([old, Buffer.from(object + stream + end)]));
  expect(report.findings.find(({rule}) => rule === '7.21.4.1-1')?.places).toMatchObject([
    {text: 'Fresh'},
  ]);
  expect(report.notes).toEqual([]);
});
