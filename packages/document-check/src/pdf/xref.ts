/** Reads the positions of objects: cross-reference tables and streams, ISO 32000-1, 7.5.4 and 7.5.8. */
import {Bytes} from './fonts/bytes.ts';
import {Dict, Keyword, Stream} from './objects.ts';
import type {PdfObject} from './objects.ts';
import type {Parser} from './parser.ts';
import type {Entry, PdfSource, Xref} from './source.ts';
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

/** Adds an entry, unless a newer section has one for the object. */
function addEntry(xref: Xref, num: number, entry: Entry | null): void {
  if (!xref.entries.has(num)) xref.entries.set(num, entry);
}

/** Reads an entry of a table: `0000000017 00000 n`. @returns null for a free object */
function readEntry(parser: Parser): Entry | null {
  const [offset, gen, kind] = [parser.next(), parser.next(), parser.next()];
  if (!(kind instanceof Keyword) || typeof offset !== 'number' || typeof gen !== 'number') {
    throw new Error('no entry');
  }
  return kind.word === 'n' ? {kind: 'offset', offset, gen} : null;
}

/** Adds the entries of a table. @returns the trailer after it */
function readTable(file: PdfSource, start: number, xref: Xref): Dict {
  const parser = file.parser(start);
  for (;;) {
    const first = parser.next();
    if (first instanceof Keyword && first.word === 'trailer') break;
    const count = parser.next();
    if (typeof first !== 'number' || typeof count !== 'number') throw new Error('no subsection');
    for (let i = 0; i < count; i += 1) addEntry(xref, first + i, readEntry(parser));
  }
  const trailer = parser.next();
  if (!(trailer instanceof Dict)) throw new Error('no trailer');
  return trailer;
}

const isNumber = (value: PdfObject): value is number => typeof value === 'number';

/** The numbers of the objects that a cross-reference stream describes, in its order. */
function* objectNumbers(dict: Dict): Generator<number> {
  const sections = (dict.array('Index') ?? [0, dict.number('Size') ?? 0]).filter(isNumber);
  for (let section = 0; section + 1 < sections.length; section += 2) {
    const first = numberAt(sections, section);
    const count = numberAt(sections, section + 1);
    for (let i = 0; i < count; i += 1) yield first + i;
  }
}

/** An entry of a cross-reference stream: ISO 32000-1, table 18. @returns null for a free object */
function entryOf(type: number, second: number, third: number): Entry | null {
  switch (type) {
    case 1:
      return {kind: 'offset', offset: second, gen: third};
    case 2:
      return {kind: 'packed', stream: second, index: third};
    default:
      return null;
  }
}

/** Sizes of the three fields of an entry, in bytes. */
function fieldSizes(dict: Dict): [type: number, second: number, third: number] {
  const [type = 0, second = 0, third = 0] = (dict.array('W') ?? []).filter(isNumber);
  return [type, second, third];
}

/** Adds the entries of a cross-reference stream. @returns its dictionary, which is also a trailer */
function readXrefStream(file: PdfSource, stream: Stream, xref: Xref): Dict {
  const {dict} = stream;
  const [typeSize, size2, size3] = fieldSizes(dict);
  const size = typeSize + size2 + size3;
  const data = file.decoded(stream);
  if (!data || size < 1 || size > 32) throw new Error('no entries');
  const bytes = new Bytes(data);
  let at = 0;
  for (const num of objectNumbers(dict)) {
    if (at + size > data.length) break;
    file.budget.step();
    const type = typeSize === 0 ? 1 : bytes.uint(at, typeSize);
    const second = bytes.uint(at + typeSize, size2);
    const third = bytes.uint(at + typeSize + size2, size3);
    addEntry(xref, num, entryOf(type, second, third));
    at += size;
  }
  return dict;
}

/** Reads one cross-reference section, which is a table or a stream. @returns its trailer */
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
