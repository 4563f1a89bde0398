import {FORMAT_NAMES, languageName} from '@trendsoft/document-check';
import type {Facts} from '@trendsoft/document-check';
import {readerLanguage, t} from '../check/loadedRules';

/** Returns the facts of a document: format, counts above 0, language, declared standards. */
export function factLabels(facts: Facts): string[] {
  const {format, pages, pagesRead, tables, figures, fields, language, claimedStandard} = facts;
  const name = language && languageName(language, readerLanguage());
  const counts = {
    [format === 'powerpoint' ? 'slides' : 'pages']: pages,
    // A string, so that 0 pages read are shown too.
    read: pagesRead?.toString(),
    tables,
    figures,
    fields,
  };
  const counted = Object.entries(counts).filter(([, count]) => count);
  return [
    FORMAT_NAMES[format],
    ...counted.map(([id, count]) => t(`fact.${id}`, {count: String(count)})),
    ...(name ? [t('fact.language', {language: name})] : []),
    ...(claimedStandard === undefined ? [] : [t('fact.claims', {standard: claimedStandard})]),
  ];
}
