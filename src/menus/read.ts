import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createJiti} from 'jiti';
import type {Sidebars} from './types';

/** The error for an unreadable sidebars.ts. It has no stack, which would only hide the message. */
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

/** Returns the parser's error in plain English. @param line on which it was found */
function explainParseError(reason: string, line: string): string {
  const [curly] = /[‘’“”](?=[^'"]*$)|(?<=: )[‘’“”]/.exec(line) ?? [];
  if (curly) return `${curly} is no quote that a program knows. Write ' before and after the words`;
  if (/'[^',]*\w'\w[^',]*'/.test(line)) {
    return `An apostrophe ends the words too early. Write ’ for it, or put " around the words`;
  }
  if (/^Unterminated string/.test(reason)) {
    return "A quote is missing. Write ' before and after the words";
  }
  if (/expected ","/.test(reason)) return 'A comma is missing on this line, or on the one before';
  return `${reason}. What is around that place may lack a comma or a quote`;
}

/** Reads sidebars.ts without a cache, so that the live preview shows changes. @throws SidebarsError */
export function readSidebars(siteDir: string): Sidebars {
  const filename = path.resolve(siteDir, 'sidebars.ts');
  const text = readFileSync(filename, 'utf8');
  const sidebars = evaluate(text, filename);
  if (!Array.isArray(sidebars?.pages)) throw new SidebarsError("it has no list called 'pages'");
  return sidebars as Sidebars;
}

function evaluate(text: string, filename: string): Partial<Sidebars> | undefined {
  const jiti = createJiti(filename, {moduleCache: false, fsCache: false});
  try {
    return (jiti.evalModule(text, {filename}) as {default?: Partial<Sidebars>}).default;
  } catch (error) {
    const [reason = '', place] = (error as Error).message
      .replace(/^ParseError: /, '')
      .split(/\s*\n/, 2);
    const [, line] = /sidebars\.ts:(\d+):\d+/.exec(place ?? '') ?? [];
    if (line === undefined) throw new SidebarsError(reason);
    const lines = text.split('\n');
    throw new SidebarsError(explainParseError(reason, lines[Number(line) - 1] ?? ''), Number(line));
  }
}
