/** `npm run i18n -- check`: compares translations with their English files. */
import {checkFile, checkLocale} from './check/locale';
import type {Problem} from './check/problem';
import {command, noMore, NOT_POSSIBLE, OK, oneOf} from '../command-line';
import {findFile, findLocale, locales} from './files';
import {readGlossary} from './glossary';
import {readSources} from './sources';

const HELP = `npm run i18n -- check                    every locale
npm run i18n -- check LOCALE          one locale
npm run i18n -- check LOCALE PAGE     one page, such as /TrendSoft/Career, or code.json

Options:
  --format text|json   how to print (text)

Errors: blocks, props, links, pictures, placeholders, plural forms or heading ids that differ from English; glossary
terms; words left in English in a file that is called done; files that translate nothing; files that cannot be read.
Warning: a file is stale, since its English changed.
Exits 0 without errors, 1 with some, 2 when the command line is not understood.`;

const OPTIONS = {format: {type: 'string', default: 'text'}} as const;

command({name: 'npm run i18n -- check', help: HELP, options: OPTIONS}, ({format}, words) => {
  const [locale, page, ...rest] = words;
  noMore(rest);
  const isJson = oneOf('--format', ['text', 'json'], format) === 'json';
  const problems = locale
    ? check(findLocale('.', locale), page)
    : locales('.').flatMap((name) => check(name));
  const errors = problems.filter(({severity}) => severity === 'error').length;
  if (isJson) console.log(JSON.stringify(problems, null, 2));
  else print(problems, errors);
  return errors > 0 ? NOT_POSSIBLE : OK;
});

function check(locale: string, page?: string): Problem[] {
  if (page === undefined) return checkLocale('.', locale);
  const glossary = readGlossary('.', locale);
  return checkFile('.', locale, findFile('.', page), glossary, readSources('.', locale), false);
}

function print(problems: readonly Problem[], errors: number): void {
  for (const {file, line, severity, message} of problems) {
    console.log(`${file}:${line}: ${severity}: ${message}`);
  }
  const warnings = problems.length - errors;
  const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;
  console.log(`Translations: ${count(errors, 'error')}, ${count(warnings, 'warning')}.`);
}
