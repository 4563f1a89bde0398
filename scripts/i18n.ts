/** `npm run i18n`: the translators' tools. */
import {TRANSLATED_LOCALES} from '../src/locales';
import {command, count, NOT_POSSIBLE, OK, required, UsageError} from './command-line';
import {
  check,
  checkLocales,
  checkLocaleName,
  done,
  englishChanges,
  extract,
  findTranslation,
  printStatus,
  printUnfinished,
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

interface Call {
  /** The words after the part. */
  args: string[];
  /** The given language, or all. */
  locales: readonly string[];
  /** The given pages and messages. */
  files: ReturnType<typeof findTranslation>[];
  reviewer: string | undefined;
  /** Whether to compare only. */
  check: boolean;
}

/** Each part of the command; returns the exit code. */
const PARTS: Readonly<Record<string, (call: Call) => number>> = {
  status({locales}) {
    locales.forEach(printStatus);
    return OK;
  },
  start({args, files}) {
    const all = translationsInto(required(args, 0, 'LOCALE'));
    const written = [...new Set((files.length > 0 ? files : all).flatMap(start))];
    console.log(written.join('\n') || 'Nothing to start: the files exist and are complete.');
    return OK;
  },
  check({locales, files}) {
    if (files.length === 0) {
      const code = report(checkLocales(locales));
      if (code === OK) locales.forEach(printUnfinished);
      return code;
    }
    return report(files.flatMap((file) => check(file, readGlossary(file.locale), true)));
  },
  diff({args, files}) {
    required(args, 1, 'PAGE');
    for (const file of files) console.log(englishChanges(file));
    return OK;
  },
  done({args, files, reviewer}) {
    const glossary = readGlossary(required(args, 0, 'LOCALE'));
    required(args, 1, 'PAGE');
    const code = report(files.flatMap((file) => done(file, glossary, reviewer)));
    if (code === OK) console.log(`Recorded as ${reviewer ? 'reviewed' : 'a draft'}.`);
    return code;
  },
  extract: (call) => (extract(call.check) ? OK : NOT_POSSIBLE),
};

command({name: 'npm run i18n --', help: HELP, options: OPTIONS}, (values, [part, ...args]) => {
  const [locale, ...pages] = args;
  if (locale !== undefined) checkLocaleName(locale);
  const files = pages.map((page) => findTranslation(required(args, 0, 'LOCALE'), page));
  if (part === undefined) throw new UsageError('A part is missing.');
  const run = Object.hasOwn(PARTS, part) ? PARTS[part] : undefined;
  if (!run) throw new UsageError(`There is no part "${part}".`);
  return run({
    args,
    locales: locale === undefined ? TRANSLATED_LOCALES : [locale],
    files,
    reviewer: values.reviewer,
    check: values.check === true,
  });
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
