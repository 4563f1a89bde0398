import type {Facts} from '../../../documents';
import {FORMAT_NAMES} from '../../../documents/format-names';
import {say} from './known';

/** What the document is, in a line. What it has none of is left out. */
export function factsWords({format, pages, tables, figures, fields, claims}: Facts): string[] {
  const counts = {[format === 'powerpoint' ? 'slides' : 'pages']: pages, tables, figures, fields};
  const told = Object.entries(counts).filter(([, count]) => count);
  return [
    FORMAT_NAMES[format],
    ...told.map(([id, count]) => say(`fact.${id}`).replace('{count}', String(count))),
    ...(claims === undefined ? [] : [say('fact.claims').replace('{standard}', claims)]),
  ];
}
