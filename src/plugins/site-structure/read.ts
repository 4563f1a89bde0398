import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createJiti} from 'jiti';
import type {Sidebars} from './types';

/** Why sidebars.ts cannot be read, in a sentence; a stack of our own code would only hide it. */
export class SidebarsError extends Error {
  constructor(
    readonly reason: string,
    readonly line?: number,
  ) {
    super(`sidebars.ts${line === undefined ? '' : `:${line}`} cannot be read: ${reason}.`);
    this.name = 'SidebarsError';
    this.stack = this.message;
  }
}

/** What the parser noticed, in a writer's words, by the line on which it did. */
function inWords(reason: string, line: string): string {
  const [curly] = /[‘’“”](?=[^'"]*$)|(?<=: )[‘’“”]/.exec(line) ?? [];
  if (curly) return `${curly} is no quote that a program knows. Write ' before and after the words`;
  if (/'[^',]*\w'\w[^',]*'/.test(line)) {
    return `An apostrophe ends the words too early. Write ’ for it, or put " around the words`;
  }
  if (/expected ","/.test(reason)) return 'A comma is missing on this line, or on the one before';
  return `${reason}. What is around that place may lack a comma or a quote`;
}

/**
 * Reads sidebars.ts afresh, so that the live preview follows what a writer changes in it.
 * @throws SidebarsError when it is no list of pages
 */
export async function readSidebars(siteDir: string): Promise<Sidebars> {
  const file = path.join(siteDir, 'sidebars.ts');
  const jiti = createJiti(siteDir, {moduleCache: false, fsCache: false});
  const lineOf = (number: number) => readFileSync(file, 'utf8').split('\n')[number - 1] ?? '';
  const read = jiti.import<Partial<Sidebars> | undefined>(file, {default: true});
  const sidebars = await read.catch((error: unknown) => {
    const [reason = '', place] = (error as Error).message
      .replace(/^ParseError: /, '')
      .split(/\s*\n/, 2);
    const [, line] = /sidebars\.ts:(\d+):\d+/.exec(place ?? '') ?? [];
    throw line === undefined
      ? new SidebarsError(reason)
      : new SidebarsError(inWords(reason, lineOf(Number(line))), Number(line));
  });
  if (!Array.isArray(sidebars?.pages)) throw new SidebarsError("it has no list called 'pages'");
  return sidebars as Sidebars;
}
