import type {Finding} from './finding';
import {readPage} from './page';
import {RULES} from './rules';
import type {Site} from './site';

/** Checks one page by every rule that needs no other program. */
export function checkPage(file: string, source: string, site: Site): Finding[] {
  const page = readPage(file, source);
  return RULES.flatMap(({name, level, find}) =>
    find(page, site).map((found) => ({file, rule: name, level, ...found})),
  );
}
