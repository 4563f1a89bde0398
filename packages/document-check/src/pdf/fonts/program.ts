/** The content of a font program in any format. */
import type {PdfFile} from '../file.ts';
import type {Stream} from '../objects.ts';
import {Bytes} from './bytes.ts';
import type {Cff} from './cff.ts';
import type {TrueType} from './truetype.ts';
import type {Type1} from './type1.ts';

export type Program = TrueType | Cff | Type1;

/** Reads a font's program from its stream; undefined if there is none, or it is unreadable. Each format's reader is loaded on demand. */
export async function programOf(
  stream: Stream | undefined,
  file: PdfFile,
): Promise<Program | undefined> {
  const data = stream && file.decoded(stream);
  if (!data || data.length < 8) return undefined;
  file.budget.step(data.length >> 4);
  const bytes = new Bytes(data);
  const head = bytes.u32(0);
  // By its first bytes, not by its key: programs confuse the keys.
  const isTrueType = head === 0x00010000 || head === 0x74727565 || head === 0x74746366;
  if (isTrueType || head === 0x4f54544f) {
    const {TrueType} = await import('./truetype.ts');
    const program = new TrueType(bytes);
    if (isTrueType) return program;
    const {cff} = program;
    return cff === undefined ? undefined : new (await import('./cff.ts')).Cff(bytes, cff);
  }
  if (bytes.u8(0) === 1 && bytes.u8(1) === 0) return new (await import('./cff.ts')).Cff(bytes);
  return bytes.u16(0) === 0x2521 || bytes.u8(0) === 0x80
    ? new (await import('./type1.ts')).Type1(bytes)
    : undefined;
}
