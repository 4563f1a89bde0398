/** Reads the positions of objects: cross-reference tables and streams, ISO 32000-1, 7.5.4 and 7.5.8. */
import {Bytes} from './fonts/bytes.ts';
import {Dict, Keyword, Stream} from './objects.ts';
import type {PdfObject} from './objects.ts';
import type {PdfSource, Xref} from './source.ts';
import {numberAt} from './strings.ts';

const TAIL_BYTES = 2048;

/** Returns the number after the last `startxref`. */
function startOf(bytes: Uint8Array): number {
  const from = Math.max(0, bytes.length - TAIL_BYTES);
  const tail = String.fromCharCode(...bytes.subarray(from));
  const match = /startxref\s+(\d+)/.exec(tail.slice(Math.max(0, tail.lastIndexOf('startxref'))));
  if (!match?.[1]) throw new Error('no startxref');
  return Number(match[1]);
}

function readTable(file: PdfSource, start: number, xref: Xref): Dict {
  const parser = file.parser(start);
  for (;;) {
    const first = parser.next();
    if (first instanceof Keyword && first.word === 'trailer') break;
    const count = parser.next();
    if (typeof first !== 'number' || typeof count !== 'number') throw new Error('no subsection');
    for (let i = 0; i < count; i += 1) {
      const [offset, gen, kind] = [parser.next(), parser.next(), parser.next()];
      if (!(kind instanceof Keyword) || typeof offset !== 'number' || typeof gen !== 'number') {
        throw new Error('no entry');
      }
      const num = first + i;
      if (!xref.entries.has(num)) {
        xref.entries.set(num, kind.word === 'n' ? {kind: 'offset', offset, gen} : null);
      }
    }
  }
  const trailer = parser.next();
  if (!(trailer instanceof Dict)) throw new Error('no trailer');
  return trailer;
}

const isNumber = (value: PdfObject): value is number => typeof value === 'number';

/** Adds the entries of a cross-reference stream, and returns its dictionary, which is also a trailer. */
function readXrefStream(file: PdfSource, stream: Stream, xref: Xref): Dict {
  const {dict} = stream;
  const [w1 = 0, w2 = 0, w3 = 0] = (dict.array('W') ?? []).filter(isNumber);
  const size = w1 + w2 + w3;
  const data = file.decoded(stream);
  if (!data || size < 1 || size > 32) throw new Error('no entries');
  const bytes = new Bytes(data);
  const index = (dict.array('Index') ?? [0, dict.number('Size') ?? 0]).filter(isNumber);
  let at = 0;
  for (let section = 0; section + 1 < index.length; section += 2) {
    const first = numberAt(index, section);
    for (let i = 0; i < numberAt(index, section + 1) && at + size <= data.length; i += 1) {
      file.budget.step();
      const kind = w1 === 0 ? 1 : bytes.uint(at, w1);
      const second = bytes.uint(at + w1, w2);
      const third = bytes.uint(at + w1 + w2, w3);
      at += size;
      if (xref.entries.has(first + i)) continue;
      const packed = {kind: 'packed', stream: second, index: third} as const;
      if (kind === 1) xref.entries.set(first + i, {kind: 'offset', offset: second, gen: third});
      else xref.entries.set(first + i, kind === 2 ? packed : null);
    }
  }
  return dict;
}

/** Reads one cross-reference section, which is a table or a stream, and returns its trailer. */
function readSection(file: PdfSource, start: number, xref: Xref): Dict {
  const parser = file.parser(start);
  const first = parser.next();
  if (first instanceof Keyword && first.word === 'xref') {
    return readTable(file, parser.lexer.pos, xref);
  }
  const object = file.objectAt(start);
  if (!(object instanceof Stream)) throw new Error('neither table nor stream');
  return readXrefStream(file, object, xref);
}

/** Reads all cross-reference sections, from the newest to the oldest. The newest entry for an object number is used. */
export function readXref(file: PdfSource): Xref {
  const xref: Xref = {entries: new Map(), trailer: new Dict(new Map(), file.resolve)};
  const seen = new Set<number>();
  const starts = [startOf(file.bytes) + file.headerOffset];
  for (let start = starts.shift(); start !== undefined; start = starts.shift()) {
    if (seen.has(start)) continue;
    seen.add(start);
    const trailer = readSection(file, start, xref);
    for (const [key, value] of trailer.entries) {
      if (!xref.trailer.entries.has(key)) xref.trailer.entries.set(key, value);
    }
    const hybrid = trailer.raw('XRefStm');
    const previous = trailer.raw('Prev');
    if (typeof hybrid === 'number') starts.push(hybrid + file.headerOffset);
    if (typeof previous === 'number') starts.push(previous + file.headerOffset);
  }
  return xref;
}
