/** `npm run i18n -- diff LOCALE PAGE`: what changed in English since a file was translated. */
import {command, noMore, OK, required} from '../command-line';
import {messagesDiff} from './diff/messages';
import {pageDiff} from './diff/page';
import {existingTranslation, findFile, findLocale} from './files';

const HELP = `npm run i18n -- diff LOCALE PAGE   a page, such as /TrendSoft/Career, or code.json

Shows each English text that changed since the file was called done: words taken out as [-so-], words put in as
{+so+}, and the line of your translation. The English version that you translated is found in git by its words.
Exits 1 when it is not found or the file is not done, 2 when the command line is not understood.`;

command({name: 'npm run i18n -- diff', help: HELP, options: {}}, (_, words) => {
  const locale = findLocale('.', required(words, 0, 'LOCALE'));
  const file = findFile('.', required(words, 1, 'PAGE'));
  noMore(words.slice(2));
  existingTranslation(file, locale);
  console.log((file.kind === 'page' ? pageDiff : messagesDiff)('.', locale, file));
  return OK;
});
