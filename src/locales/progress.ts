import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import sidebars from '../../sidebars';
import {isPartial, mdxFiles} from '../mdx/files';
import {readFrontMatter} from '../mdx/front-matter';
import {LABELS, labelsOf} from '../menus';
import {DEFAULT_LOCALE} from './locales';
import {TRANSLATED_PAGES} from './pages';
import {isUnfinished} from './unfinished';

/** How far a translation is, each as a share from 0 to 1. */
export interface Progress {
  /** Interface messages and menu labels that are translated. */
  messages: number;
  /** Pages that are translated and that a person has reviewed. */
  reviewedPages: number;
}

const INTERFACE = 'code.json';

function messagesIn(file: string): string[] {
  if (!existsSync(file)) return [];
  const entries = JSON.parse(readFileSync(file, 'utf8')) as Record<string, {message: string}>;
  return Object.keys(entries).filter((id) => {
    const {message = ''} = entries[id] ?? {};
    return message.trim() !== '' && !isUnfinished(message);
  });
}

/** Whether the front matter of a translated page says that a person has reviewed it (`npm run i18n -- done`). */
function isReviewed(file: string): boolean {
  if (!existsSync(file)) return false;
  return readFrontMatter(readFileSync(file, 'utf8')).values['translation'] === 'reviewed';
}

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

/**
 * Measures a translation.
 * @param folder with the locales' folders, `en` among them
 * @param locale name of one of them
 */
export function progressOf(folder: string, locale: string): Progress {
  const idsIn = (name: string, file: string) => messagesIn(path.join(folder, name, file));
  const wanted = [...idsIn(DEFAULT_LOCALE, INTERFACE), ...Object.keys(labelsOf(sidebars))];
  const translated = new Set([INTERFACE, LABELS].flatMap((file) => idsIn(locale, file)));
  const pages = mdxFiles('pages').filter((file) => !isPartial(file));
  const reviewed = pages.filter((page) =>
    isReviewed(path.join(folder, locale, TRANSLATED_PAGES, page)),
  );
  return {
    messages: share(wanted.filter((id) => translated.has(id)).length, wanted.length),
    reviewedPages: share(reviewed.length, pages.length),
  };
}
