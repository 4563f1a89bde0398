/** The cells of a table, with what their attributes say. */
import type {PdfDocument} from '../document.ts';
import {asList, PdfString} from '../objects.ts';
import {text} from '../strings.ts';
import type {StructElement} from '../structure/element.ts';
import {attributesOf} from './attributes.ts';
import {kidsOf} from './kids.ts';

const MAX_SPAN = 1000;

export interface Cell {
  element: StructElement;
  columns: number;
  rows: number;
}

/** Returns an attribute whose owner is `Table`; null if there is none. */
export function attribute(document: PdfDocument, element: StructElement, key: string) {
  for (const dict of attributesOf(document, element)) {
    if (dict.name('O') === 'Table' && dict.has(key)) return dict.get(key);
  }
  return null;
}

function span(document: PdfDocument, element: StructElement, key: string): number {
  const value = attribute(document, element, key);
  return typeof value === 'number' ? Math.min(MAX_SPAN, Math.max(1, Math.trunc(value))) : 1;
}

/** The rows of a table with their cells. */
export function rowsOf(document: PdfDocument, table: StructElement): Cell[][] {
  const rows = kidsOf(table).flatMap((kid) => {
    if (kid.standard === 'TR') return [kid];
    return /^T(?:Head|Body|Foot)$/.test(kid.standard ?? '')
      ? kidsOf(kid).filter(({standard}) => standard === 'TR')
      : [];
  });
  return rows.map((row) =>
    kidsOf(row)
      .filter(({standard}) => standard === 'TH' || standard === 'TD')
      .map((element) => ({
        element,
        columns: span(document, element, 'ColSpan'),
        rows: span(document, element, 'RowSpan'),
      })),
  );
}

/** Returns the ids that a cell names as its headers. */
export function headersOf(document: PdfDocument, cell: StructElement): string[] {
  return asList(attribute(document, cell, 'Headers')).flatMap((entry) => {
    const value = document.file.resolve(entry);
    return value instanceof PdfString ? (text(value.bytes) ?? []) : [];
  });
}
