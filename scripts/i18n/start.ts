/**
 * `npm run i18n -- start LOCALE PAGE`: makes the file of a translation, with the English words marked.
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {command, noMore, NotPossibleError, OK, required, UsageError} from '../command-line';
import {findFile, findLocale, sourceFiles, translationOf, type SourceFile} from './files';
import {readGlossary} from './glossary';
import {changeFrontMatter} from '../../src/mdx/front-matter';
import {importedParts} from '../../src/mdx/files';
import {MARKER} from '../../src/locales';
import {markedMessages, markedPage} from './mark';
import {englishMessages, readMessages, writeMessages} from './messages';

const HELP = `npm run i18n -- start LOCALE PAGE   one page: /TrendSoft/Career, or TrendSoft/Career.mdx
npm run i18n -- start LOCALE code.json   the interface's words; site-structure/navigation.json: the menus
npm run i18n -- start LOCALE --all       everything that has no translation yet

Makes the translation's file in i18n/LOCALE, with every English text marked "${MARKER.trim()}". Replace each text
and its mark. A message file that exists gets the messages that it lacks; a page that exists stays as it is.
Exits 1 when the page exists already, 2 when the command line is not understood.`;

const OPTIONS = {all: {type: 'boolean'}} as const;

command({name: 'npm run i18n -- start', help: HELP, options: OPTIONS}, ({all}, words) => {
  const locale = findLocale('.', required(words, 0, 'LOCALE'));
  if (all && words.length > 1) throw new UsageError('Give a page or --all, not both.');
  noMore(words.slice(2));
  const files = all ? sourceFiles('.') : [findFile('.', required(words, 1, 'PAGE'))];
  const written = files.flatMap((file) => start(locale, file, Boolean(all)));
  if (written.length === 0) console.log('Nothing to start: every file is there.');
  else {
    console.log(
      `${written.join('\n')}\n\nReplace each text that is marked ${MARKER.trim()}, the mark too. Then:\n` +
        `  npm run i18n -- check ${locale}\n  npm run i18n -- done ${locale} ${all ? 'PAGE' : (files[0]?.name ?? '')}`,
    );
  }
  return OK;
});

/** @returns a line for each file that was written */
function start(locale: string, file: SourceFile, isOneOfAll: boolean): string[] {
  const target = translationOf(file, locale);
  if (file.kind === 'messages') return startMessages(locale, file, target);
  if (existsSync(target)) {
    if (isOneOfAll) return [];
    throw new NotPossibleError(
      `${target} exists already. \`npm run i18n -- check ${locale} ${file.name}\` says what it lacks, ` +
        `\`npm run i18n -- diff ${locale} ${file.name}\` what changed in English since.`,
    );
  }
  const english = readFileSync(file.english, 'utf8');
  const {text, count} = markedPage(english, readGlossary('.', locale));
  // A part that pages share has no lines at the top in English; its translation needs some.
  write(target, text.startsWith('---') ? text : changeFrontMatter(text, {translation: 'draft'}));
  // What a page imports is a file of its own to its translator.
  const imported = importedParts(english)
    .map((name) => findFile('.', name))
    .filter((other) => !existsSync(translationOf(other, locale)));
  return [
    `${target}: ${count} texts to translate`,
    ...imported.flatMap((other) => start(locale, other, true)),
  ];
}

function startMessages(locale: string, file: SourceFile, target: string): string[] {
  const there = readMessages('.', target);
  const {messages, count} = markedMessages(
    englishMessages('.', file),
    there,
    readGlossary('.', locale),
  );
  if (count === 0 && there.size === messages.size) return [];
  write(target, writeMessages(messages));
  return [`${target}: ${count} new texts to translate`];
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}
