/**
 * `npm run i18n -- done LOCALE PAGE`: records that a translation is done, from which English, and who reviewed it.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {changeFrontMatter, readFrontMatter} from '../../src/mdx/front-matter';
import {checkFile} from './check/locale';
import {command, noMore, NOT_POSSIBLE, OK, required, UsageError} from '../command-line';
import {existingTranslation, findFile, findLocale, type SourceFile} from './files';
import {untouched} from './diff/untouched';
import {fingerprint} from './fingerprint';
import {readGlossary} from './glossary';
import {englishMessages, readMessages} from './messages';
import {readSources, reviewNow, writeSources, type Review} from './sources';
import {statesIn} from './state';

const HELP = `npm run i18n -- done LOCALE PAGE                    a page, or code.json
npm run i18n -- done LOCALE --all                   every file that is started, but not done yet
npm run i18n -- done LOCALE PAGE --reviewer "NAME"  it was read by a second person

Options:
  --reviewer NAME  marks it as reviewed, by whom and when
  --unchanged      says that you looked at what changed in English, and that your translation stays as it is
  --machine        marks it as drafted by a machine, which holds until it is reviewed; without it, as a person's draft

Checks the file first and records nothing when there is an error, or when English changed and its translation did not. From then on \`npm run i18n -- status\` counts it as
done, until its English changes.
Exits 1 when something is wrong, 2 when the command line is not understood.`;

const OPTIONS = {
  all: {type: 'boolean'},
  machine: {type: 'boolean'},
  reviewer: {type: 'string'},
  unchanged: {type: 'boolean'},
} as const;

command(
  {name: 'npm run i18n -- done', help: HELP, options: OPTIONS},
  ({all, machine, reviewer, unchanged}, words) => {
    const locale = findLocale('.', required(words, 0, 'LOCALE'));
    if (all && words.length > 1) throw new UsageError('Give a page or --all, not both.');
    if (machine && reviewer !== undefined) {
      throw new UsageError('What was reviewed is no machine draft any more: leave out --machine.');
    }
    noMore(words.slice(2));
    if (reviewer === '') throw new UsageError('--reviewer needs a name.');
    const review = reviewNow(Boolean(machine), reviewer);
    const files = all
      ? statesIn('.', locale).flatMap(({file, state}) => (state === 'started' ? [file] : []))
      : [findFile('.', required(words, 1, 'PAGE'))];
    if (files.length === 0) console.log('Nothing to record: no file is started and not done.');
    const failed = files.filter((file) => !finish(locale, file, review, Boolean(unchanged)));
    return failed.length > 0 ? NOT_POSSIBLE : OK;
  },
);

/** @returns whether the file had no mistakes and was recorded */
function finish(locale: string, file: SourceFile, wanted: Review, looked: boolean): boolean {
  let review = wanted;
  const target = existingTranslation(file, locale);
  const sources = readSources('.', locale);
  const problems = checkFile('.', locale, file, readGlossary('.', locale), sources, true);
  for (const {line, message} of problems) console.error(`${target}:${line}: ${message}`);
  if (problems.some(({severity}) => severity === 'error')) {
    console.error(`${target}: not recorded. Fix this first.`);
    return false;
  }
  const passed = looked ? [] : untouched('.', locale, file);
  if (passed.length > 0) {
    for (const {line, changed} of passed) console.error(`${target}:${line}: ${changed}`);
    console.error(
      `${target}: not recorded. English changed here, and your translation did not. Change it; if it is right as it is, add --unchanged.`,
    );
    return false;
  }
  const recorded =
    file.kind === 'page'
      ? readFrontMatter(readFileSync(target, 'utf8')).values['translation']
      : sources[file.name]?.translation;
  // What a machine wrote stays a machine's until a person has read it.
  if (recorded === 'machine' && review.translation === 'draft') review = {translation: 'machine'};
  if (file.kind === 'page') {
    recordPage(target, file, review);
    // So that nobody deletes the page, or its line, without being told.
    const {translation} = review;
    writeSources('.', locale, {...sources, [file.name]: {translation, messages: {}}});
  } else {
    const english = englishMessages('.', file);
    const translated = readMessages('.', target);
    const done = [...english].filter(([id]) => translated.has(id));
    const messages = Object.fromEntries(done.map(([id, {message}]) => [id, message]));
    writeSources('.', locale, {...sources, [file.name]: {...review, messages}});
  }
  console.log(`${target}: ${review.reviewer ? `reviewed by ${review.reviewer}` : 'done'}`);
  return true;
}

function recordPage(target: string, file: SourceFile, review: Review): void {
  const changed = changeFrontMatter(readFileSync(target, 'utf8'), {
    source: fingerprint(readFileSync(file.english, 'utf8')),
    translation: review.translation,
    reviewer: review.reviewer,
    reviewed: review.reviewed,
  });
  writeFileSync(target, changed);
}
