/** What programs leave in a file: marks that nobody sees, and marks that Markdown does not understand. */
import {mdxProblems} from '../../../src/plugins/blocks';
import {parseMdx} from '../../../src/mdx/parse';
import {MARKER} from '../../../src/locales';
import {INVISIBLE, markupProblems} from '../../check/index';
import type {Mistake} from './problem';

const DIRECTION = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
/** Languages whose writing needs such marks here and there. */
const RIGHT_TO_LEFT = ['ar', 'fa', 'he', 'ur'];

/** Marks that nobody sees and that change what is read, found or copied. */
export function hiddenMarks(source: string, locale: string): Mistake[] {
  const isRightToLeft = RIGHT_TO_LEFT.includes(locale.split('-')[0] ?? '');
  return source.split('\n').flatMap((text, index): Mistake[] => {
    const line = index + 1;
    if (text.search(INVISIBLE) >= 0) {
      const message =
        'An invisible mark stands on this line, as word processors leave it behind. Delete the word and type it again.';
      return [{line, message}];
    }
    if (isRightToLeft || !DIRECTION.test(text)) return [];
    const message =
      'An invisible mark of right-to-left writing stands on this line and can turn its words around. Delete the word and type it again.';
    return [{line, message}];
  });
}

/** Marks that visitors would read, and rows of tables that are none. */
export function strayMarks(source: string): Mistake[] {
  const {tree} = parseMdx(source);
  if (!tree) return [];
  return markupProblems(tree, source).map(({line, message}) => ({line, message: `${message}.`}));
}

/** What would stop the build in a page that is otherwise as in English, such as words that are too long. */
export function blockMistakes(source: string, file: string): Mistake[] {
  return mdxProblems(source.replaceAll(MARKER, ''), file).map(({line, subject, message}) => ({
    line,
    message: `${subject ? `${subject}: ` : ''}${message}.`,
  }));
}
