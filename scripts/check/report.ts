import {routeOf} from '../../src/mdx/files';
import {previewOf} from './structured-data';
import {check} from './check';
import type {Finding} from './finding';
import {fix} from './fix';
import {format} from './formats';
import type {Options} from './options';

/** A mended line can show what it hid; more than so many times is a rule that undoes another. */
const MOST_ROUNDS = 5;

/** Checks, mends when asked to, and prints; whether there is no error. */
export async function report(options: Options): Promise<boolean> {
  const {files, all, fix: mends, format: as} = options;
  let found = await check(files, all);
  const mended: Finding[] = [];
  for (let round = 0; mends && round < MOST_ROUNDS; round++) {
    const done = fix(found);
    if (done.length === 0) break;
    mended.push(...done);
    found = await check(files, all);
  }
  if (mended.length > 0 && as === 'text') {
    const lines = mended.map(({file, line, message}) => `  ${file}:${line}  ${message}`);
    console.log(['Mended:', ...lines, ''].join('\n'));
  }
  console.log(format(found, files.length, as));
  for (const file of options.structuredData ? files : []) {
    console.log(
      `\n${file} tells search engines:\n${previewOf(routeOf(file.slice('pages/'.length))).text}`,
    );
  }
  return found.every(({level}) => level !== 'error');
}
