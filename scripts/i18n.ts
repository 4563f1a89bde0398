/** `npm run i18n`: the translators' tools. */
import {TRANSLATED_LOCALES} from '../src/locales';
import {command, count, NOT_POSSIBLE, OK, required, UsageError} from './command-line';
import {
  check,
  checkLocale,
  checkLocaleName,
  done,
  englishChanges,
  extract,
  findTranslation,
  printStatus,
  readGlossary,
  start,
  translationsInto,
  type FileMistake,
} from './i18n/index';

const HELP = `npm run i18n -- status [LOCALE]                        what is missing, outdated, started, a draft or reviewed
npm run i18n -- start LOCALE [PAGE ...]                copies English files to translate; without PAGE, all
npm run i18n -- check [LOCALE [PAGE ...]]              compares translations with English
npm run i18n -- diff LOCALE PAGE ...                   what changed in English since it was translated
npm run i18n -- done LOCALE PAGE ... [--reviewer NAME] records that a translation is up to date, and who has read it
npm run i18n -- extract [--check]                      rewrites i18n/en/code.json from the source; --check only compares

PAGE is a route such as /TrendSoft/Career, code.json or site-structure/navigation.json.
Exit codes: 0 done, 1 mistakes found or not possible, 2 wrong usage.`;

const OPTIONS = {reviewer: {type: 'string'}, check: {type: 'boolean'}} as const;

command({name: 'npm run i18n --', help: HELP, options: OPTIONS}, (values, [part, ...args]) => {
  const [locale, ...pages] = args;
  if (locale !== undefined) checkLocaleName(locale);
  const locales = locale === undefined ? TRANSLATED_LOCALES : [locale];
  const files = pages.map((page) => findTranslation(required(args, 0, 'LOCALE'), page));
  switch (part) {
    case 'status':
      locales.forEach(printStatus);
      return OK;
    case 'start': {
      const all = translationsInto(required(args, 0, 'LOCALE'));
      const written = [...new Set((files.length > 0 ? files : all).flatMap(start))];
      console.log(written.join('\n') || 'Nothing to start: the files exist and are complete.');
      return OK;
    }
    case 'check':
      return report(
        files.length > 0
          ? files.flatMap((file) => check(file, readGlossary(file.locale), true))
          : locales.flatMap(checkLocale),
      );
    case 'diff':
      required(args, 1, 'PAGE');
      for (const file of files) console.log(englishChanges(file));
      return OK;
    case 'done': {
      const glossary = readGlossary(required(args, 0, 'LOCALE'));
      required(args, 1, 'PAGE');
      const code = report(files.flatMap((file) => done(file, glossary, values.reviewer)));
      if (code === OK) console.log(`Recorded as ${values.reviewer ? 'reviewed' : 'a draft'}.`);
      return code;
    }
    case 'extract':
      return extract(Boolean(values.check)) ? OK : NOT_POSSIBLE;
    default:
      throw new UsageError(
        part === undefined ? 'A part is missing.' : `There is no part "${part}".`,
      );
  }
});

/** Prints mistakes as editors link them. Returns the exit code. */
function report(mistakes: readonly FileMistake[]): number {
  for (const {file, line, severity, message} of mistakes) {
    console.log(`${file}:${line}: ${severity}: ${message}`);
  }
  const errors = mistakes.filter(({severity}) => severity === 'error').length;
  const warnings = mistakes.length - errors;
  console.log(`${count(errors, 'error')}, ${count(warnings, 'warning')}.`);
  return errors > 0 ? NOT_POSSIBLE : OK;
}
