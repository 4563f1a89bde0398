/** Searches all bytes for the objects of a file with unusable cross-references. */
import {isDigit, isWhite, wordAt} from './lexer.ts';
import {Dict, Ref, Stream} from './objects.ts';
import type {PdfSource, Xref} from './source.ts';
import {latin, numberAt} from './strings.ts';

/** Number of bytes after `obj` in which the type of an object is searched for. */
const TYPE_SEARCH_BYTES = 400;

/** Returns the number that ends right before an offset, and where it begins. */
function numberBefore(bytes: Uint8Array, end: number): {value: number; start: number} | undefined {
  let at = end;
  while (at > 0 && isWhite(numberAt(bytes, at - 1))) at -= 1;
  const last = at;
  while (at > 0 && last - at < 10 && isDigit(numberAt(bytes, at - 1))) at -= 1;
  return at === last ? undefined : {value: Number(latin(bytes, at, last)), start: at};
}

interface FoundObjects {
  /** Numbers of object streams. */
  packed: number[];
  /** Offsets of cross-reference streams. */
  xrefs: number[];
  /** Numbers of catalogues. */
  catalogs: number[];
}

/** Records an object at an `obj` keyword, and whether it is a catalogue, an object stream or a cross-reference stream. */
function record(file: PdfSource, at: number, xref: Xref, found: FoundObjects): void {
  const gen = numberBefore(file.bytes, at);
  const num = gen && numberBefore(file.bytes, gen.start);
  if (!num) return;
  xref.entries.set(num.value, {kind: 'offset', offset: num.start, gen: gen.value});
  let ahead = latin(file.bytes, at, Math.min(file.bytes.length, at + TYPE_SEARCH_BYTES));
  const end = ahead.indexOf('endobj');
  if (end >= 0) ahead = ahead.slice(0, end);
  if (/\/Type\s*\/ObjStm\b/.test(ahead)) found.packed.push(num.value);
  else if (/\/Type\s*\/XRef\b/.test(ahead)) found.xrefs.push(num.start);
  else if (/\/Type\s*\/Catalog\b/.test(ahead)) found.catalogs.push(num.value);
}

function addTrailer(xref: Xref, trailer: Dict): void {
  for (const [key, value] of trailer.entries) xref.trailer.entries.set(key, value);
}

/** Returns the number of a catalogue that is in an object stream, since no text of the file names one. */
function findCatalog(file: PdfSource, xref: Xref): number | undefined {
  for (const num of xref.entries.keys()) {
    const object = file.load(new Ref(num, 0));
    if (object instanceof Dict && object.name('Type') === 'Catalog') return num;
  }
  return undefined;
}

/** Records the objects and trailers whose keywords are in the text of the file. */
function recordAll(file: PdfSource, xref: Xref): FoundObjects {
  const {bytes} = file;
  const found: FoundObjects = {packed: [], xrefs: [], catalogs: []};
  for (let at = 0; at < bytes.length; at += 1) {
    if (wordAt(bytes, at, 'obj')) {
      file.budget.step(16);
      if (!isEndOfObject(bytes, at)) record(file, at, xref, found);
    } else if (wordAt(bytes, at, 'trailer')) {
      const trailer = file.parser(at + 'trailer'.length).next();
      if (trailer instanceof Dict) addTrailer(xref, trailer);
    }
  }
  return found;
}

/** Whether `obj` at an offset is part of `endobj`. */
const isEndOfObject = (bytes: Uint8Array, at: number): boolean => bytes[at - 1] === 0x64;

/** Records the objects of an object stream, unless the file also has them outside of it. */
function recordPacked(file: PdfSource, stream: number, xref: Xref): void {
  for (const [index, num] of file.objStreams.numbers(stream).entries()) {
    if (xref.entries.get(num)?.kind !== 'offset') {
      xref.entries.set(num, {kind: 'packed', stream, index});
    }
  }
}

/** Makes the last catalogue the root, if no trailer names one. */
function ensureRoot(file: PdfSource, xref: Xref, catalogs: readonly number[]): void {
  if (xref.trailer.get('Root') instanceof Dict) return;
  const catalog = catalogs.at(-1) ?? findCatalog(file, xref);
  if (catalog !== undefined) xref.trailer.entries.set('Root', new Ref(catalog, 0));
}

/** Finds the cross-references of all objects in the file. If several objects have one number, the last is used. */
export function repair(file: PdfSource): Xref {
  const xref: Xref = {entries: new Map(), trailer: new Dict(new Map(), file.resolve)};
  const found = recordAll(file, xref);
  for (const start of found.xrefs) {
    const stream = file.objectAt(start);
    if (stream instanceof Stream) addTrailer(xref, stream.dict);
  }
  file.setXref(xref);
  for (const stream of found.packed) recordPacked(file, stream, xref);
  ensureRoot(file, xref, found.catalogs);
  return xref;
}
