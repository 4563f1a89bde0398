import {existsSync} from 'node:fs';
import {NotPossibleError} from '../command-line';

/** @throws NotPossibleError that says how to make one, where nothing is built */
export function needsBuild(folder = 'build'): void {
  if (existsSync(`${folder}/index.html`)) return;
  throw new NotPossibleError(`There is no site in ${folder}/. Make one: npm run build`);
}
