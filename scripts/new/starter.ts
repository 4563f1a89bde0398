/** Pages that are new: starters/*.mdx, with sentences that their writer has to replace. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {changeFrontMatter} from '../../src/mdx/front-matter';

/**
 * How a starter sentence begins that its writer has to replace. It reads as a sentence, so that a
 * new page builds; `npm run check` finds the words and asks for them to go.
 */
export const REPLACE = 'Replace this:';

/** The text of a starter, with a value in the place of each `$name`. */
export function starter(file: string, values: Readonly<Record<string, string>>): string {
  const text = readFileSync(path.join(__dirname, 'starters', `${file}.mdx`), 'utf8');
  return text.replaceAll(/\$(\w+)/g, (_, name: string) => values[name] ?? '');
}

/**
 * A starter below its lines at the top.
 * @param top in their order; a line without a value is left out
 */
export function starterPage(
  file: string,
  values: Readonly<Record<string, string>>,
  top: Readonly<Record<string, string | undefined>>,
): string {
  return changeFrontMatter(starter(file, values), top);
}
