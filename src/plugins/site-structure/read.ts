import path from 'node:path';
import {createJiti} from 'jiti';
import type {Sidebars} from './types';

/** Why sidebars.ts cannot be read, in a sentence; a stack of our own code would only hide it. */
export class SidebarsError extends Error {
  constructor(reason: string, place = '') {
    super(
      `sidebars.ts${place} cannot be read: ${reason}. What is around that place may lack a comma or a quote.`,
    );
    this.name = 'SidebarsError';
    this.stack = this.message;
  }
}

/**
 * Reads sidebars.ts afresh, so that the live preview follows what a writer changes in it.
 * @throws SidebarsError when it is no list of pages
 */
export async function readSidebars(siteDir: string): Promise<Sidebars> {
  const file = path.join(siteDir, 'sidebars.ts');
  const jiti = createJiti(siteDir, {moduleCache: false, fsCache: false});
  const read = jiti.import<Partial<Sidebars> | undefined>(file, {default: true});
  const sidebars = await read.catch((error: unknown) => {
    const [reason = '', place] = (error as Error).message
      .replace(/^ParseError: /, '')
      .split(/\s*\n/, 2);
    const [, position] = /sidebars\.ts:(\d+:\d+)/.exec(place ?? '') ?? [];
    throw new SidebarsError(reason, position && `:${position}`);
  });
  if (!Array.isArray(sidebars?.pages)) throw new SidebarsError("it has no list called 'pages'");
  return sidebars as Sidebars;
}
