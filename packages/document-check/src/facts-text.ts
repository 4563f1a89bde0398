/** Describes a document in one line, so that staff can quote a price without opening it. */
import type {Facts} from './finding.ts';
import {FORMAT_NAMES} from './format-names.ts';
import {documentTranslator} from './messages/index.ts';
import {joinList} from './messages/join-list.ts';

type ByFormat<T> = Readonly<Record<Facts['format'], T>>;

const UNITS: ByFormat<string> = {pdf: 'pages', word: 'pages', powerpoint: 'slides'};

/** Words for a document with and without the structure that people navigate by, for each format. */
const STRUCTURE: ByFormat<readonly [has: string, hasNone: string]> = {
  pdf: ['tagged', 'not tagged'],
  word: ['with headings', 'without headings'],
  powerpoint: ['with slide titles', 'without slide titles'],
};

const t = documentTranslator();

/** One line for staff, in English. */
export function factsText(facts: Facts): string {
  const {
    format,
    pages,
    pagesRead,
    scannedPages,
    tables,
    figures,
    fields,
    hasStructure,
    claimedStandard,
    effort,
  } = facts;
  return joinList(t, [
    FORMAT_NAMES[format],
    `${UNITS[format]}: ${pages ?? 'not known'}`,
    pagesRead === undefined ? undefined : `pages read: ${pagesRead}`,
    format === 'pdf' ? `scanned: ${scannedPages}` : undefined,
    `tables: ${tables}`,
    `pictures: ${figures}`,
    `form fields: ${fields}`,
    STRUCTURE[format][hasStructure ? 0 : 1],
    claimedStandard === undefined ? undefined : `claims to conform to ${claimedStandard}`,
    `work for whoever makes it accessible: ${t(`effort.${effort}`)}`,
  ]);
}
