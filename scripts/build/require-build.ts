import {existsSync} from 'node:fs';
import {NotPossibleError} from '../command-line';

/** @throws NotPossibleError with the command to run, if there is no build */
export function requireBuild(): void {
  if (existsSync('build/index.html')) return;
  throw new NotPossibleError('There is no site in build/. Make one: npm run build');
}
