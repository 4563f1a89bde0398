/** The fonts of a document, each once. */
import type {PdfFile} from '../file.ts';
import type {Dict} from '../objects.ts';
import {Font} from './font.ts';

export class FontList {
  private readonly fonts = new Map<Dict, Font>();

  constructor(private readonly file: PdfFile) {}

  get(dict: Dict): Font {
    let font = this.fonts.get(dict);
    if (!font) this.fonts.set(dict, (font = new Font(dict, this.file)));
    return font;
  }

  all(): Iterable<Font> {
    return this.fonts.values();
  }
}
