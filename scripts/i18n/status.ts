/** `npm run i18n -- status`: how far each locale is, and what to do next. */
import {writeFileSync} from 'node:fs';
import {command, noMore, OK, oneOf} from '../command-line';
import {findLocale, locales} from './files';
import {statesIn} from './state';
import {asHtml} from './status/html';
import {asMarkdown} from './status/markdown';
import {summaryOf, type LocaleStatus} from './status/summary';
import {asText} from './status/text';

const FORMATS = {
  text: asText,
  markdown: asMarkdown,
  json: (statuses: readonly LocaleStatus[]) => JSON.stringify(statuses, null, 2),
  html: asHtml,
};
const NAMES = Object.keys(FORMATS) as (keyof typeof FORMATS)[];

const HELP = `npm run i18n -- status                      every locale
npm run i18n -- status --locale LOCALE   one locale

Options:
  --format ${NAMES.join('|')}   how to print (text); html is a page to open in a browser
  --out FILE                        writes into a file instead

Counts English words: missing (no translation), started (not called done yet), stale (English changed since),
done, reviewed (by a person). The last lines say what to do next.
Exits 0, or 2 when the command line is not understood.`;

const OPTIONS = {
  locale: {type: 'string'},
  format: {type: 'string', default: 'text'},
  out: {type: 'string'},
} as const;

command(
  {name: 'npm run i18n -- status', help: HELP, options: OPTIONS},
  ({locale, format, out}, words) => {
    noMore(words);
    const print = FORMATS[oneOf('--format', NAMES, format)];
    const wanted = locale === undefined ? locales('.') : [findLocale('.', locale)];
    const report = print(wanted.map((name) => summaryOf(name, statesIn('.', name))));
    if (out === undefined) console.log(report);
    else writeFileSync(out, `${report}\n`);
    return OK;
  },
);
