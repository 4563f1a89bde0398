import {existsSync} from 'node:fs';
import {SidebarsError} from '../../src/menus';
import {UnreadableError} from '../i18n/index';
import {auditDue} from './audit';
import type {Finding} from './finding';
import {readPage, type Page} from './page';
import {RULES} from './rules';
import {layoutFindings, treeFindings} from './sidebars';
import {savedWrongly} from './raw';
import {POSITIONS, readSite, type Site} from './site';
import {spelling, type Misspelling} from './spelling';
import {misnamed, strays} from './strays';
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

/** What is wrong with a file as a whole, so that no rule can read it. */
function fileFault(file: string): Finding[] {
  const name = misnamed(file);
  if (name) return [name];
  const fault = savedWrongly(file);
  return fault ? [{file, level: 'error', rule: 'files', ...fault}] : [];
}

/** Without its tree or its openings, nothing true can be said of any page. @throws Error that is none of ours */
function unreadableSite(error: unknown): Finding {
  if (error instanceof SidebarsError) {
    const {line = 1, reason: message} = error;
    return {file: 'sidebars.ts', line, level: 'error', rule: 'navigation', message};
  }
  if (!(error instanceof UnreadableError)) throw error;
  const {file = POSITIONS, line, message} = error;
  return {file, line, level: 'error', rule: 'openings', message};
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
  let site: Site;
  try {
    site = readSite();
  } catch (error) {
    return [unreadableSite(error)];
  }
  const there = files.filter((file) => existsSync(file));
  const wrong = new Map(there.flatMap((file) => fileFault(file).map((fault) => [file, fault])));
  const pages = there.filter((file) => !wrong.has(file)).map(readPage);
  const found = await Promise.all(pages.map((page) => pageFindings(page, site)));
  const lost = all
    ? [
        ...strays(),
        ...treeFindings(site),
        ...(await layoutFindings()),
        ...saidTwice(pages),
        ...auditDue(site),
      ]
    : [];
  const words = await spelling(pages.map(({file}) => file));
  const others = [...wrong.values(), ...lost, ...found.flat()];
  return [...others, ...words.filter((word) => !isTold(word, others))].sort(inOrder);
}
