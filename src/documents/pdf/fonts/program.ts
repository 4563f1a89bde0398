/** What a font program holds, whatever its format. */
import type {PdfFile} from '../file';
import {Bytes} from './bytes';
import {Cff} from './cff';
import type {Font} from './font';
import {TrueType} from './truetype';
import {Type1} from './type1';

export type Program = TrueType | Cff | Type1;

/** Reads the program of a font; undefined where there is none, or it cannot be read. */
export function programOf(font: Font, file: PdfFile): Program | undefined {
  const stream = font.fontFile;
  const data = stream && file.decoded(stream);
  if (!data || data.length < 8) return undefined;
  file.budget.step(data.length >> 4);
  const bytes = new Bytes(data);
  const head = bytes.u32(0);
  // By what it is, not by what the key says: writers mix them up.
  if (head === 0x00010000 || head === 0x74727565 || head === 0x74746366) return new TrueType(bytes);
  if (head === 0x4f54544f) {
    const {cff} = new TrueType(bytes);
    return cff === undefined ? undefined : new Cff(bytes, cff);
  }
  if (bytes.u8(0) === 1 && bytes.u8(1) === 0) return new Cff(bytes);
  return bytes.u16(0) === 0x2521 || bytes.u8(0) === 0x80 ? new Type1(bytes) : undefined;
}
