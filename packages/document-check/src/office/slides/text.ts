/** Checks the text of shapes and table cells: its contrast, and lists typed by hand. */
import {child} from '../../xml.ts';
import type {XmlElement} from '../../xml.ts';
import {hasLowContrast} from '../contrast.ts';
import {isTrue, textOf} from '../package.ts';
import {handTypedLists} from '../typed-lists.ts';
import {colourOf} from './colours.ts';
import type {Design} from './colours.ts';
import type {SlideReporter} from '../../reporter.ts';

/** Font size in hundredths of a point; text without a size counts as large, since slides inherit large text. */
const LARGE = 1800;
const LARGE_BOLD = 1400;

const isLargeText = ({sz = LARGE, b = '0'}: XmlElement['attributes'] | {sz?: number; b?: string}) =>
  Number(sz) >= LARGE || (Number(sz) >= LARGE_BOLD && isTrue(b));

function checkRun(
  run: XmlElement,
  background: string | undefined,
  design: Design,
  report: SlideReporter,
): void {
  const properties = child(run, 'rPr');
  const colour = colourOf(child(properties, 'solidFill'), design.colours);
  const text = textOf(run);
  // Text in exactly the slide's colour is on top of something else.
  const isHidden = colour?.toLowerCase() === background?.toLowerCase();
  if (text.trim() === '' || isHidden) return;
  if (hasLowContrast(colour, background, isLargeText(properties?.attributes ?? {}))) {
    report('office-contrast', {text});
  }
}

const BULLET = /^bu(?:Char|AutoNum|Blip)$/;

/** Returns the lines of a paragraph; one empty line if the program makes its bullet or number. */
const linesOf = (paragraph: XmlElement): string[] =>
  child(paragraph, 'pPr')?.children.some(({name}) => BULLET.test(name))
    ? ['']
    : textOf(paragraph).split('\n');

/** Checks the text in an element. @param holder with a `txBody`: a shape or a table cell */
export function checkText(
  holder: XmlElement,
  background: string | undefined,
  design: Design,
  report: SlideReporter,
): void {
  const paragraphs = child(holder, 'txBody')?.children.filter(({name}) => name === 'p') ?? [];
  for (const run of paragraphs.flatMap(({children}) => children)) {
    checkRun(run, background, design, report);
  }
  for (const text of handTypedLists(paragraphs.flatMap(linesOf))) {
    report('office-list-typed', {text});
  }
}
