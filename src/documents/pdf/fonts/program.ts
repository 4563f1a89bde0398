/** What a font program holds, whatever its format. */
import type {PdfFile} from '../file';
import {Bytes} from './bytes';
import type {Font} from './font';
import {TrueType} from './truetype';

export type Program = TrueType;

/** Reads the program of a font; undefined where there is none, or it cannot be read. */
export function programOf(font: Font, file: PdfFile): Program | undefined {
  const stream = font.fontFile;
  const data = stream && file.decoded(stream);
  if (!data) return undefined;
  const bytes = new Bytes(data);
  if (font.descriptor?.has('FontFile2')) return new TrueType(bytes);
  return undefined;
}
