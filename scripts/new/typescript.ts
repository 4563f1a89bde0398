import {createRequire} from 'node:module';
import path from 'node:path';

/** TypeScript as Node itself loads it: what runs our scripts would first compile its 9 MB, for half a minute. */
export const typescript = createRequire(path.resolve('package.json'))(
  'typescript',
) as typeof import('typescript');
