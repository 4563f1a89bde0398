/** Tables of a Word file. */
import type {Found} from '../../finding.ts';
import {child} from '../../xml.ts';
import type {XmlElement} from '../../xml.ts';
import {isOn, shown, wordsOf} from '../package.ts';

/** The bit of tblLook that gives the first row its own formatting. */
const FIRST_ROW = 0x20;

const named = (element: XmlElement, name: string): XmlElement[] =>
  element.children.flatMap((kid) => {
    if (kid.name === name) return [kid];
    // Content controls and tracked changes wrap rows and cells.
    return kid.name === 'sdt' || kid.name === 'sdtContent' || kid.name === 'ins'
      ? named(kid, name)
      : [];
  });

function isHeader(row: XmlElement | undefined): boolean {
  const header = child(row, 'trPr', 'tblHeader');
  return header !== undefined && isOn(header.attributes['val']);
}

function looksLikeHeader(table: XmlElement): boolean {
  const look = child(table, 'tblPr', 'tblLook')?.attributes;
  if (!look) return false;
  const first = look['firstRow'];
  return first !== undefined
    ? isOn(first)
    : (Number.parseInt(look['val'] ?? '0', 16) & FIRST_ROW) !== 0;
}

function isMerged(cell: XmlElement): boolean {
  const properties = child(cell, 'tcPr');
  const span = Number(child(properties, 'gridSpan')?.attributes['val'] ?? 1);
  return span > 1 || child(properties, 'vMerge') !== undefined;
}

/** @returns whether the element is a data table: one with several rows and columns */
function isDataTable(rows: XmlElement[]): boolean {
  return rows.length > 1 && rows.some((row) => named(row, 'tc').length > 1);
}

export function checkTable(table: XmlElement, found: Found): void {
  const rows = named(table, 'tr');
  const here = () => ({element: 'table', words: rows[0] && wordsOf(rows[0])});
  const cells = rows.flatMap((row) => named(row, 'tc'));
  if (isDataTable(rows) && !isHeader(rows[0]))
    found(looksLikeHeader(table) ? 'word-table-header-repeat' : 'office-table-header', here);
  if (cells.some(isMerged)) found('office-table-merged', here);
  if (cells.some((cell) => [...shown(cell)].some(({name}) => name === 'tbl')))
    found('word-table-nested', here);
}
