import {routeOf} from '../../src/mdx/files';
import {previewOf} from './structured-data';
import {check} from './check';
import type {Finding} from './finding';
import {fix} from './fix';
import {format} from './formats';
import type {Options} from './options';

/** A fixed line can show what it hid; more than so many times is a rule that undoes another. */
const MOST_ROUNDS = 5;

/** Checks, fixes when asked to, and prints; whether there is no error. */
export async function report(options: Options): Promise<boolean> {
  const {files, all, fix: fixes, format: as} = options;
  let found = await check(files, all);
  const fixed: Finding[] = [];
  for (let round = 0; fixes && round < MOST_ROUNDS; round++) {
    const done = fix(found);
    if (done.length === 0) break;
    fixed.push(...done);
    found = await check(files, all);
  }
  if (fixed.length > 0 && as === 'text') {
    const lines = fixed.map(({file, line, message}) => `  ${file}:${line}  ${message}`);
    console.log(['Fixed:', ...lines, ''].join('\n'));
  }
  console.log(format(found, files.length, as));
  for (const file of options.structuredData ? files : []) {
    console.log(
      `\n${file} tells search engines:\n${previewOf(routeOf(file.slice('pages/'.length)))}`,
    );
  }
  return found.every(({level}) => level !== 'error');
}
