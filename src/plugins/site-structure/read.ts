import path from 'node:path';
import {createJiti} from 'jiti';
import type {Sidebars} from './types';

/** Reads sidebars.ts afresh, so that the live preview follows what a writer changes in it. */
export function readSidebars(siteDir: string): Promise<Sidebars> {
  const jiti = createJiti(siteDir, {moduleCache: false, fsCache: false});
  return jiti.import(path.join(siteDir, 'sidebars.ts'), {default: true});
}
