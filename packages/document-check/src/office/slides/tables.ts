/** Checks tables of a presentation. */
import {child, descendants} from '../../xml.ts';
import type {XmlElement} from '../../xml.ts';
import {isTrue, textOf} from '../package.ts';
import {cellBackground} from './colours.ts';
import type {Design} from './colours.ts';
import type {SlideReporter} from '../../reporter.ts';
import {checkText} from './text.ts';

const childrenNamed = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((kid) => kid.name === name);

function isMerged({attributes}: XmlElement): boolean {
  const {gridSpan = 1, rowSpan = 1} = attributes;
  return Number(gridSpan) > 1 || Number(rowSpan) > 1;
}

/** Returns whether a table has several rows and columns; others are used for layout. */
const isDataTable = (rows: XmlElement[]): boolean =>
  rows.length > 1 && rows.some((row) => childrenNamed(row, 'tc').length > 1);

function checkTable(table: XmlElement, report: SlideReporter): void {
  const rows = childrenNamed(table, 'tr');
  const {firstRow = '0'} = child(table, 'tblPr')?.attributes ?? {};
  const place = {element: 'table', text: textOf(table)};
  if (isDataTable(rows) && !isTrue(firstRow)) report('office-table-header', place);
  if (rows.some((row) => childrenNamed(row, 'tc').some(isMerged))) {
    report('office-table-merged', place);
  }
}

/** Checks the tables in a shape. @param background the colour behind the shape @returns how many there are */
export function checkTables(
  shape: XmlElement,
  background: string | undefined,
  design: Design,
  report: SlideReporter,
): number {
  const tables = [...descendants(shape)].filter(({name}) => name === 'tbl');
  for (const table of tables) {
    checkTable(table, report);
    for (const cell of childrenNamed(table, 'tr').flatMap((row) => childrenNamed(row, 'tc'))) {
      checkText(cell, cellBackground(cell, table, background, design), design, report);
    }
  }
  return tables.length;
}
