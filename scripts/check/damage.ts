import {readFileSync} from 'node:fs';
import type {Diagnostic} from '../../src/mdx/diagnostic';

const AGAIN = 'Save it again as "UTF-8", without "BOM"';

/** Traces of a file that was saved or merged incorrectly. */
const DAMAGE: readonly [RegExp, string][] = [
  [/\0/, `The file is saved as "Unicode" (UTF-16). ${AGAIN}`],
  [/^\ufeff/, `The file begins with an invisible mark, as "UTF-8 with BOM" has. ${AGAIN}`],
  [
    /^<{7} /,
    'Git left two versions of this passage. Keep one of them, and remove the lines <<<<<<<, ======= and >>>>>>>',
  ],
  [/\ufffd/, `A letter is lost here: the file is not saved as UTF-8. Type it again. ${AGAIN}`],
  [
    /â€[\u0080-\uffff]?|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]/u,
    'Another program made these signs from one letter or mark. Type that again',
  ],
];

/** Returns damage to the file, such as a wrong encoding; no other rule can check a damaged file. */
export function findDamage(file: string): Diagnostic | undefined {
  const lines = readFileSync(file, 'utf8').split('\n');
  for (const [pattern, message] of DAMAGE) {
    const index = lines.findIndex((line) => pattern.test(line));
    if (index >= 0) return {line: index + 1, message};
  }
  return undefined;
}
