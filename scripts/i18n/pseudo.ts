/**
 * `npm run i18n -- pseudo`: writes the two pseudo-locales of the tests into `.cache/i18n`, from
 * the English words. `en-XA` has accents and is longer: what is plain on a page cannot be
 * translated, and what does not fit would not fit in German either. `ar-XB` runs from right to
 * left; two of its pages are left out and one is only begun, as in a translation that is under way.
 */
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {folderOf, MARKER, TRANSLATED_PAGES} from '../../src/locales';
import {mdxFiles} from '../../src/mdx/files';
import {disguisePage} from './disguise/page';
import {sourceFiles} from './files';
import {englishMessages, writeMessages} from './messages';
import {accented, accentedAndLonger, mirrored, type Disguise} from './disguise/words';

interface PseudoLocale {
  /** First choice first; the others are for lines with a limit. */
  disguises: Disguise[];
  /** Pages without a translation. */
  untranslated: string[];
  /** Pages whose translation somebody has begun. */
  begun: string[];
}

const PSEUDO_LOCALES: Record<string, PseudoLocale> = {
  'en-XA': {disguises: [accentedAndLonger, accented], untranslated: [], begun: []},
  'ar-XB': {
    disguises: [mirrored, String],
    untranslated: ['TrendSoft/ContactUs.mdx', 'TrendSoft/oursolutions/Testing.mdx'],
    begun: ['terms-of-service.mdx'],
  },
};

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

for (const [locale, {disguises, untranslated, begun}] of Object.entries(PSEUDO_LOCALES)) {
  const [disguise = String] = disguises;
  const folder = folderOf(locale);
  rmSync(folder, {recursive: true, force: true});
  for (const file of sourceFiles('.').filter(({kind}) => kind === 'messages')) {
    const changed = [...englishMessages('.', file)].map(
      ([id, entry]) => [id, {...entry, message: disguise(entry.message)}] as const,
    );
    write(path.join(folder, file.name), writeMessages(new Map(changed)));
  }
  for (const page of mdxFiles('pages').filter((file) => !untranslated.includes(file))) {
    const source = readFileSync(path.join('pages', page), 'utf8');
    const translation = disguisePage(source, disguises);
    const text = begun.includes(page) ? translation.replace('\n# ', `\n# ${MARKER}`) : translation;
    write(path.join(folder, TRANSLATED_PAGES, page), text);
  }
}
