/** The language of a presentation: PowerPoint sets one for each piece of text. */
import {child, descendants} from '../../xml.ts';
import type {XmlElement} from '../../xml.ts';
import {namesLanguage} from '../../vague.ts';
import {visible, textOf} from '../package.ts';

/** Elements that set the language of text: of a run, of new text, of a style. */
const PROPERTIES = /^(?:rPr|endParaRPr|defRPr)$/;

/** A run of text, or a field such as the number of the slide. */
const RUN = /^(?:r|fld)$/;

/** Returns a counter of the languages in which the text of a presentation is set. */
export function createLanguages() {
  const letters = new Map<string, number>();

  const count = (language: string, text: string) => {
    const found = text.match(/\p{L}/gu)?.length ?? 0;
    letters.set(language, (letters.get(language) ?? 0) + found);
  };

  return {
    /** Counts the languages in a part. */
    read(root: XmlElement): void {
      for (const run of visible(root)) {
        const {lang} = (RUN.test(run.name) && child(run, 'rPr')?.attributes) || {};
        if (lang !== undefined) count(lang, textOf(run));
      }
      for (const {name, attributes} of descendants(root)) {
        const {lang} = attributes;
        if (PROPERTIES.test(name) && lang !== undefined) count(lang, '');
      }
    },

    /** Returns the language of most of the text, else one that is set without text, else undefined. */
    language(): string | undefined {
      const sorted = [...letters].sort(([, a], [, b]) => b - a).map(([language]) => language);
      return sorted.find((tag) => namesLanguage(tag)) ?? sorted[0];
    },
  };
}
