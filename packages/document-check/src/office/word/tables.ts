/** Checks tables of a Word file. */
import type {Reporter} from '../../reporter.ts';
import {child, descendants} from '../../xml.ts';
import type {XmlElement} from '../../xml.ts';
import {isDeleted, isTrue, visible, textOf} from '../package.ts';
import {createPosition} from './position.ts';
import {isHeaderRow} from './styles.ts';
import type {Styles} from './styles.ts';

/** The bit of tblLook that gives the first row its own formatting. */
const FIRST_ROW = 0x20;

export const childrenNamed = (element: XmlElement, name: string): XmlElement[] =>
  element.children.flatMap((kid) => {
    if (isDeleted(kid)) return [];
    if (kid.name === name) return [kid];
    // Content controls and tracked changes wrap rows and cells.
    return kid.name === 'sdt' || kid.name === 'sdtContent' || kid.name === 'ins'
      ? childrenNamed(kid, name)
      : [];
  });

function looksLikeHeader(table: XmlElement): boolean {
  const formatting = child(table, 'tblPr', 'tblLook')?.attributes;
  if (!formatting) return false;
  const {firstRow, val = '0'} = formatting;
  return firstRow !== undefined ? isTrue(firstRow) : (Number.parseInt(val, 16) & FIRST_ROW) !== 0;
}

function isMerged(cell: XmlElement): boolean {
  const properties = child(cell, 'tcPr');
  const span = Number(child(properties, 'gridSpan')?.attributes['val'] ?? 1);
  return span > 1 || child(properties, 'vMerge') !== undefined;
}

/** Returns whether a table has several rows and columns; others are used for layout. */
function isDataTable(rows: XmlElement[]): boolean {
  return rows.length > 1 && rows.some((row) => childrenNamed(row, 'tc').length > 1);
}

/** Returns whether the first row is a header, by itself or by the style of the table. */
export const hasHeader = (table: XmlElement, rows: XmlElement[], styles: Styles): boolean =>
  isHeaderRow(rows[0]) || (looksLikeHeader(table) && styles.repeatsFirstRow(table));

function checkTable(table: XmlElement, styles: Styles, report: Reporter): void {
  const rows = childrenNamed(table, 'tr');
  const place = () => ({element: 'table', text: rows[0] && textOf(rows[0])});
  const cells = rows.flatMap((row) => childrenNamed(row, 'tc'));
  if (isDataTable(rows) && !hasHeader(table, rows, styles)) {
    report(looksLikeHeader(table) ? 'word-table-header-repeat' : 'office-table-header', place);
  }
  if (cells.some(isMerged)) report('office-table-merged', place);
  if (cells.some((cell) => [...visible(cell)].some(({name}) => name === 'tbl'))) {
    report('word-table-nested', place);
  }
}

/** Returns whether tracked changes have deleted a whole table: all its rows. */
const isDeletedTable = (table: XmlElement): boolean =>
  childrenNamed(table, 'tr').length === 0 && [...descendants(table)].some(isDeleted);

/** Checks all tables, and reports after what each comes. @returns how many there are */
export function checkTables(body: XmlElement, styles: Styles, report: Reporter): number {
  let count = 0;
  const position = createPosition(styles);
  for (const element of visible(body)) {
    position.moveTo(element);
    if (element.name !== 'tbl' || isDeletedTable(element)) continue;
    count += 1;
    const follows = position.follows();
    checkTable(element, styles, (rule, place) => report(rule, () => ({...place?.(), follows})));
  }
  return count;
}
