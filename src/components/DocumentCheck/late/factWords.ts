import {FORMAT_NAMES} from 'document-check';
import type {Facts} from 'document-check';
import {say} from './known';

/** What the document is, in a line. What it has none of is left out. */
export function factsWords(facts: Facts): string[] {
  const {format, pages, read, tables, figures, fields, claims} = facts;
  const counts = {
    [format === 'powerpoint' ? 'slides' : 'pages']: pages,
    // Told also where it is none.
    read: read?.toString(),
    ...{tables, figures, fields},
  };
  const counted = Object.entries(counts).filter(([, count]) => count);
  return [
    FORMAT_NAMES[format],
    ...counted.map(([id, count]) => say(`fact.${id}`, {count: String(count)})),
    ...(claims === undefined ? [] : [say('fact.claims', {standard: claims})]),
  ];
}
