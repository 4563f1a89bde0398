/** Character maps: codes to CIDs, and codes to characters. ISO 32000-1, 9.7.5 and 9.10.3. */
import type {Budget} from '../../limits.ts';
import {Keyword, Name, PdfString} from '../objects.ts';
import type {PdfObject} from '../objects.ts';
import {END, Parser} from '../parser.ts';
import {numberAt} from '../strings.ts';

/** U+FEFF is not a byte order mark here, but a value that clause 7.21.7 forbids. */
const UTF16 = new TextDecoder('utf-16be', {ignoreBOM: true});

/** Greatest number of codes that ranges are expanded to. */
const MAX_CODES = 70_000;
/** Greatest number of bytes that a code maps to: ISO 32000-1, 9.10.3. */
const MAX_TARGET = 512;

interface CodeSpace {
  bytes: number;
  low: number;
  high: number;
}

export class CMap {
  readonly spaces: CodeSpace[] = [];
  readonly cids = new Map<number, number>();
  readonly characters = new Map<number, string>();
  readonly cidRanges: [low: number, high: number, cid: number][] = [];
  wmode = 0;
  name: string | undefined;
  /** Another map that this one extends. */
  uses: string | undefined;

  /** Returns the CID of a code; undefined if the map has none. */
  cid(code: number): number | undefined {
    const single = this.cids.get(code);
    if (single !== undefined) return single;
    const range = this.cidRanges.find(([low, high]) => code >= low && code <= high);
    return range && range[2] + code - range[0];
  }

  /** Splits a string into codes. */
  codes(bytes: Uint8Array): number[] {
    const codes: number[] = [];
    for (let at = 0; at < bytes.length;) {
      let code = 0;
      let length = 0;
      do {
        code = code * 256 + numberAt(bytes, at + length);
        length += 1;
      } while (length < 4 && at + length < bytes.length && !this.fits(code, length));
      codes.push(code);
      at += length;
    }
    return codes;
  }

  private fits(code: number, bytes: number): boolean {
    if (this.spaces.length === 0) return bytes === 2;
    return this.spaces.some(
      (space) => space.bytes === bytes && code >= space.low && code <= space.high,
    );
  }
}

/** Codes of two bytes. */
export const TWO_BYTES: CodeSpace = {bytes: 2, low: 0, high: 0xffff};

/** The predefined map whose CIDs are its codes. */
export function identityCMap(): CMap {
  const map = new CMap();
  map.name = 'Identity-H';
  map.spaces.push(TWO_BYTES);
  map.cidRanges.push([0, 0xffff, 0]);
  return map;
}

const numberOf = (object: PdfObject | undefined): number =>
  object instanceof PdfString ? object.bytes.reduce((sum, byte) => sum * 256 + byte, 0) : 0;

/** Decodes UTF-16. A single byte, which some programs write, is a character below 256. */
function charactersOf(object: PdfObject | undefined): string {
  if (!(object instanceof PdfString)) return '';
  const {bytes} = object;
  return bytes.length === 1
    ? String.fromCharCode(numberAt(bytes, 0))
    : UTF16.decode(bytes.subarray(0, MAX_TARGET));
}

/** Adds a number to the last code unit of a text, to find a later character of a range. */
const addToLastUnit = (text: string, by: number): string =>
  text.slice(0, -1) + String.fromCharCode(text.charCodeAt(text.length - 1) + by);

function addBfRange(map: CMap, [from, to, target]: PdfObject[], budget: Budget): void {
  const [low, high] = [numberOf(from), numberOf(to)];
  const first = charactersOf(target);
  for (let code = low; code <= high && map.characters.size < MAX_CODES; code += 1) {
    budget.step();
    const listed = Array.isArray(target) ? charactersOf(target[code - low]) : undefined;
    map.characters.set(code, listed ?? addToLastUnit(first, code - low));
  }
}

function addCodeSpace(map: CMap, [low, high]: PdfObject[]): void {
  const bytes = low instanceof PdfString ? low.bytes.length : 2;
  map.spaces.push({bytes, low: numberOf(low), high: numberOf(high)});
}

const cidOf = (object: PdfObject | undefined): number => (typeof object === 'number' ? object : 0);

/** Sets an entry of the map's dictionary. */
function define(map: CMap, operands: readonly PdfObject[]): void {
  const [key, value] = operands.slice(-2);
  if (!(key instanceof Name)) return;
  if (key.value === 'WMode' && typeof value === 'number') map.wmode = value;
  if (key.value === 'CMapName' && value instanceof Name) map.name = value.value;
}

function extend(map: CMap, operands: readonly PdfObject[]): void {
  const name = operands.at(-1);
  if (name instanceof Name) map.uses = name.value;
}

/** Operators that end a list of definitions, by the number of operands of each definition. */
const LISTS = new Map<
  string,
  {size: number; add: (map: CMap, definition: PdfObject[], budget: Budget) => void}
>([
  ['endcodespacerange', {size: 2, add: addCodeSpace}],
  ['endcidchar', {size: 2, add: (map, [code, cid]) => map.cids.set(numberOf(code), cidOf(cid))}],
  [
    'endcidrange',
    {
      size: 3,
      add: (map, [low, high, cid]) =>
        map.cidRanges.push([numberOf(low), numberOf(high), cidOf(cid)]),
    },
  ],
  [
    'endbfchar',
    {size: 2, add: (map, [code, to]) => map.characters.set(numberOf(code), charactersOf(to))},
  ],
  ['endbfrange', {size: 3, add: addBfRange}],
]);

/** Adds to the map what an operator and the operands before it define. */
function apply(map: CMap, operator: string, operands: PdfObject[], budget: Budget): void {
  if (operator === 'usecmap') extend(map, operands);
  if (operator === 'def') define(map, operands);
  const list = LISTS.get(operator);
  if (!list) return;
  const {size, add} = list;
  for (let i = 0; i + size <= operands.length; i += size) {
    add(map, operands.slice(i, i + size), budget);
  }
}

/** Reads an embedded character map. */
export function parseCMap(bytes: Uint8Array, budget: Budget): CMap {
  const map = new CMap();
  const parser = new Parser(bytes, 0, {
    resolve: (object) => object ?? null,
    budget,
    references: false,
  });
  let operands: PdfObject[] = [];
  for (let object = parser.next(); object !== END; object = parser.next()) {
    if (!(object instanceof Keyword)) {
      operands.push(object);
      continue;
    }
    apply(map, object.word, operands, budget);
    operands = [];
  }
  return map;
}
