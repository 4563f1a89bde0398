/** Documents that are made to do harm, sent for a quote: each is answered, and the server lives on. */
import {deflateSync} from 'node:zlib';
import {zipSync} from 'fflate';
import {answersTo} from '../../../setup/answers';
import {longPdf} from '../../../fixtures/documents/long';
import {el, pdf, type Element} from '../../../fixtures/documents/pdf';
import {actionOf, fileFieldsOf} from '../../../../src/forms';
import {quote} from '../../../../src/forms/tables';
import type {RawAttack} from '../case';
import {BOUNDARY, CLOSE, fields, parts, request} from '../requests';

const BLANKS = Buffer.alloc(200 * 1024 ** 2, 32);
const flate = (data: Buffer | string, filters = '/FlateDecode') => ({
  dict: `/Filter ${filters}`,
  data: typeof data === 'string' ? data : new Uint8Array(data),
});

function nested(depth: number): Element {
  let element = el('Div', '', 0);
  for (let level = 0; level < depth; level += 1) element = el('Div', '', element);
  return element;
}

const word = (document: Buffer | string) =>
  zipSync({
    '[Content_Types].xml': Buffer.from('<Types/>'),
    '_rels/.rels': Buffer.from(
      '<Relationships><Relationship Id="d" Type="x/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': Buffer.from(document),
  });

const HOSTILE: ReadonlyArray<readonly [string, string, () => Uint8Array]> = [
  ['200 MB of blanks in 200 kB', 'a.pdf', () => pdf({objects: {4: flate(deflateSync(BLANKS))}})],
  [
    'a bomb in a bomb',
    'a.pdf',
    () =>
      pdf({
        objects: {4: flate(deflateSync(deflateSync(BLANKS)), '[/FlateDecode /FlateDecode]')},
      }),
  ],
  [
    'pages that are their own kids',
    'a.pdf',
    () => pdf({objects: {2: '<</Type /Pages /Kids [2 0 R 3 0 R 2 0 R] /Count 3>>'}}),
  ],
  ['elements 2,000 deep', 'a.pdf', () => pdf({tree: [nested(2000)]})],
  ['operands 500,000 deep', 'a.pdf', () => pdf({content: '[<<'.repeat(500_000)})],
  ['two million operators', 'a.pdf', () => pdf({content: '0 0 m '.repeat(2_000_000)})],
  ['300 pages', 'a.pdf', () => longPdf(300)],
  ['a document type', 'a.docx', () => word('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')],
  ['elements 500,000 deep', 'a.docx', () => word('<a>'.repeat(500_000))],
  ['200 MB of blanks', 'a.docx', () => word(BLANKS)],
];

const FIELD = fileFieldsOf(quote)[0]?.[0] ?? '';

/** What was sent is not kept here: the bombs are made when they are thrown. */
function ask(filename: string, body: Uint8Array): Buffer {
  const own = fields().filter(({name = ''}) => name in quote.fields);
  const others = Object.entries(answersTo(quote)).filter(
    ([name]) => !own.some((field) => field.name === name),
  );
  const asked = [...own, ...others.map(([name, text]) => ({name, body: text}))];
  const sent = parts([...asked, {name: FIELD, filename, body: Buffer.from(body)}]);
  const type = `Content-Type: multipart/form-data; boundary=${BOUNDARY}`;
  return request(`POST ${actionOf(quote)}`, [type, CLOSE], sent);
}

export const DOCUMENTS: readonly RawAttack[] = HOSTILE.map(([name, filename, make]) => ({
  name: `a document for a quote with ${name} (${filename})`,
  bytes: () => ask(filename, make()),
  // Some are no package that could be looked into.
  allowed: [200, 422],
  stores: 'any',
}));
