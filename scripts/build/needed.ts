import {existsSync} from 'node:fs';
import {NotPossibleError} from '../command-line';

/** @throws NotPossibleError that says how to make one, where nothing is built */
export function needsBuild(): void {
  if (existsSync('build/index.html')) return;
  throw new NotPossibleError('There is no site in build/. Make one: npm run build');
}
