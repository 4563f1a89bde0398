/** Checks that pages have different titles, as in English. */
import {existsSync} from 'node:fs';
import {readFrontMatter} from '../../src/mdx/front-matter';
import {readText, type FileMistake, type Translation} from './files';

/** Returns an error for each page with the title of another one, if the English titles differ. */
export function sameTitles(translations: readonly Translation[]): FileMistake[] {
  const first = new Map<string, Titled>();
  return translations.flatMap((translation): FileMistake[] => {
    const page = titlesOf(translation);
    if (!page) return [];
    const other = first.get(page.title);
    if (!other) first.set(page.title, page);
    if (!other || other.english === page.english) return [];
    const message = `${other.file} has the title "${page.title}" too; in English they differ. Give one of them another title.`;
    return [{file: page.file, line: page.line, severity: 'error', message}];
  });
}

/** A translated page with its title in both languages. */
interface Titled {
  file: string;
  line: number;
  title: string;
  english: string;
}

/** Returns the titles of a page that is done; undefined for other files. */
function titlesOf({kind, file, english}: Translation): Titled | undefined {
  if (kind !== 'page' || !existsSync(file)) return undefined;
  const {values, lines} = readFrontMatter(readText(file));
  const {title, source} = values;
  const original = readFrontMatter(readText(english)).values['title'];
  if (source === undefined || typeof title !== 'string' || typeof original !== 'string') {
    return undefined;
  }
  return {file, title, english: original, line: lines['title'] ?? 1};
}
