import {existsSync} from 'node:fs';
import {auditDue} from './audit';
import type {Finding} from './finding';
import {readPage, type Page} from './page';
import {RULES} from './rules';
import {labelFindings, treeFindings} from './sidebars';
import {readSite, type Site} from './site';
import {spelling, type Misspelling} from './spelling';
import {saidTwice} from './twice';

async function pageFindings(page: Page, site: Site): Promise<Finding[]> {
  const found = await Promise.all(
    RULES.map(async ({name, level, find}) =>
      (await find(page, site)).map((problem) => ({file: page.file, rule: name, level, ...problem})),
    ),
  );
  return found.flat();
}

/** Whether another rule quotes the same word on the same line already, such as a mistyped key. */
function isTold({file, line, word}: Misspelling, others: Finding[]): boolean {
  return others.some(
    (other) => other.file === file && other.line === line && other.message.includes(word),
  );
}

/** By file, then by line. */
const inOrder = (a: Finding, b: Finding) =>
  a.file === b.file
    ? a.line - b.line || (a.column ?? 1) - (b.column ?? 1)
    : a.file < b.file
      ? -1
      : 1;

/**
 * Checks pages by every rule.
 *
 * @param files MDX files below `pages/`, from the project's folder on, which is the working directory
 * @param all whether these are all pages, so that sidebars.ts can be compared with them
 */
export async function check(files: string[], all: boolean): Promise<Finding[]> {
  const site = await readSite();
  const pages = files.filter((file) => existsSync(file)).map(readPage);
  const found = await Promise.all(pages.map((page) => pageFindings(page, site)));
  const lost = all
    ? [...treeFindings(site), ...labelFindings(site), ...saidTwice(pages), ...auditDue(site)]
    : [];
  const words = await spelling(pages.map(({file}) => file));
  const others = [...lost, ...found.flat()];
  return [...others, ...words.filter((word) => !isTold(word, others))].sort(inOrder);
}
