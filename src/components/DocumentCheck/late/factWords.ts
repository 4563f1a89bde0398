import {FORMAT_NAMES} from 'document-check';
import type {Facts} from 'document-check';
import {say} from './known';

/** Returns the name of a language in that of the page; the tag itself where it has none. */
function languageName(tag: string): string {
  try {
    // eslint-disable-next-line no-restricted-globals -- only once there is a result
    return new Intl.DisplayNames(document.documentElement.lang, {type: 'language'}).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** Returns the facts of a document: format, counts above 0, language, declared standards. */
export function factsWords(facts: Facts): string[] {
  const {format, pages, read, tables, figures, fields, language, claims} = facts;
  const counts = {
    [format === 'powerpoint' ? 'slides' : 'pages']: pages,
    // A string, so that 0 pages read are shown too.
    read: read?.toString(),
    ...{tables, figures, fields},
  };
  const counted = Object.entries(counts).filter(([, count]) => count);
  return [
    FORMAT_NAMES[format],
    ...counted.map(([id, count]) => say(`fact.${id}`, {count: String(count)})),
    ...(language ? [say('fact.language', {language: languageName(language)})] : []),
    ...(claims === undefined ? [] : [say('fact.claims', {standard: claims})]),
  ];
}
