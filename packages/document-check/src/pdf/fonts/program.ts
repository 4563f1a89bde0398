/** The content of a font program in any format. */
import type {PdfFile} from '../file.ts';
import type {Stream} from '../objects.ts';
import {Bytes} from './bytes.ts';
import type {Cff} from './cff.ts';
import type {TrueType} from './truetype.ts';
import type {Type1} from './type1.ts';

export type Program = TrueType | Cff | Type1;

/** First four bytes of TrueType programs; the last two spell `true` and `ttcf`, a collection. */
const TRUETYPE = new Set([0x00010000, 0x74727565, 0x74746366]);

/** `OTTO`: TrueType's tables around a CFF program. */
const OPENTYPE = 0x4f54544f;

/** The format of a program, by its first bytes and not by its key in the font: writers confuse the keys. */
function formatOf(bytes: Bytes): 'truetype' | 'opentype' | 'cff' | 'type1' | undefined {
  const head = bytes.u32(0);
  if (TRUETYPE.has(head)) return 'truetype';
  if (head === OPENTYPE) return 'opentype';
  if (bytes.u8(0) === 1 && bytes.u8(1) === 0) return 'cff';
  // `%!`, or the header of a PFB file.
  return bytes.u16(0) === 0x2521 || bytes.u8(0) === 0x80 ? 'type1' : undefined;
}

const loadTrueType = () => import('./truetype.ts');
const loadCff = () => import('./cff.ts');
const loadType1 = () => import('./type1.ts');

async function readOpenType(bytes: Bytes): Promise<Cff | undefined> {
  const {TrueType} = await loadTrueType();
  const {cff} = new TrueType(bytes);
  return cff === undefined ? undefined : new (await loadCff()).Cff(bytes, cff);
}

/** Reads a font's program from its stream; undefined if there is none, or it is unreadable. Each format's reader is loaded on demand. */
export async function programOf(
  stream: Stream | undefined,
  file: PdfFile,
): Promise<Program | undefined> {
  const data = stream && file.decoded(stream);
  if (!data || data.length < 8) return undefined;
  file.budget.step(data.length >> 4);
  const bytes = new Bytes(data);
  switch (formatOf(bytes)) {
    case 'truetype':
      return new (await loadTrueType()).TrueType(bytes);
    case 'opentype':
      return readOpenType(bytes);
    case 'cff':
      return new (await loadCff()).Cff(bytes);
    case 'type1':
      return new (await loadType1()).Type1(bytes);
    default:
      return undefined;
  }
}
