/** Checks one slide: its title, pictures, tables, media and links. */
import type {Place} from '../../finding.ts';
import {child, descendants} from '../../xml.ts';
import type {XmlElement} from '../../xml.ts';
import {hasLowContrast} from '../contrast.ts';
import {isDecorative, isTrue, visible, textOf} from '../package.ts';
import {isPoorDescription, isVagueLink} from '../../vague.ts';
import {handTypedLists} from '../typed-lists.ts';
import {backgroundOf, colourOf} from './colours.ts';
import type {Design} from './colours.ts';

/** Reports a finding on this slide. */
export type SlideReporter = (rule: string, place?: Place) => void;

export interface SlideFacts {
  title: string;
  tables: number;
  figures: number;
}

/** Shapes on a slide, in reading order. */
const SHAPES = new Set(['sp', 'pic', 'graphicFrame', 'grpSp', 'cxnSp']);

const nonVisual = (shape: XmlElement) => shape.children.find(({name}) => /^nv\w+Pr$/.test(name));

/** Returns the element with a shape's name and description: `p:cNvPr`. */
const propertiesOf = (shape: XmlElement) => child(nonVisual(shape), 'cNvPr');

function placeholderOf(shape: XmlElement): string | undefined {
  const placeholder = child(nonVisual(shape), 'nvPr', 'ph');
  return placeholder && (placeholder.attributes['type'] ?? 'body');
}

const isTitle = (shape: XmlElement): boolean =>
  /^(?:title|ctrTitle)$/.test(placeholderOf(shape) ?? '');

const shapesIn = (tree: XmlElement): XmlElement[] =>
  tree.children.flatMap((kid) => {
    if (SHAPES.has(kid.name)) return [kid];
    return kid.name === 'AlternateContent' || kid.name === 'Choice' ? shapesIn(kid) : [];
  });

/** Returns whether a shape shows something that needs a description; hidden ones do not. */
function needsDescription(shape: XmlElement): boolean {
  if (isTrue(propertiesOf(shape)?.attributes['hidden'] ?? '0')) return false;
  if (shape.name === 'pic') return true;
  if (shape.name === 'graphicFrame') {
    return ![...descendants(shape)].some(({name}) => name === 'tbl');
  }
  return shape.name === 'sp' && placeholderOf(shape) === undefined && textOf(shape).trim() === '';
}

/** Element name → what a person calls it; everything else is a shape. */
const KINDS = new Map([
  ['pic', 'picture'],
  ['graphicFrame', 'chart'],
]);

const kindOf = ({name}: XmlElement) => KINDS.get(name) ?? 'shape';

function checkDescription(shape: XmlElement, here: SlideReporter): void {
  const properties = propertiesOf(shape);
  if (!properties || isDecorative(properties)) return;
  const {descr = '', title = '', name} = properties.attributes;
  const text = descr || title;
  if (text.trim() === '') here('office-alt', {element: kindOf(shape), text: name});
  else if (isPoorDescription(text)) here('office-alt-file-name', {element: kindOf(shape), text});
}

function checkTable(table: XmlElement, here: SlideReporter): void {
  const first = child(table, 'tblPr')?.attributes['firstRow'];
  const text = textOf(table);
  if (first === undefined || !isTrue(first)) here('office-table-header', {element: 'table', text});
  for (const {name, attributes} of descendants(table)) {
    if (name !== 'tc') continue;
    if (Number(attributes['gridSpan'] ?? 1) > 1 || Number(attributes['rowSpan'] ?? 1) > 1) {
      here('office-table-merged', {element: 'table', text});
      return;
    }
  }
}

function checkLinks(tree: XmlElement, here: SlideReporter): void {
  for (const run of visible(tree)) {
    if (run.name !== 'r' || !child(run, 'rPr', 'hlinkClick')) continue;
    const text = textOf(run);
    if (isVagueLink(text)) here('office-link-text', {element: 'link', text});
  }
}

/** Font size in hundredths of a point; text without a size counts as large, since slides inherit large text. */
const LARGE = 1800;
const LARGE_BOLD = 1400;

function checkText(
  shape: XmlElement,
  background: string | undefined,
  theme: Design,
  here: SlideReporter,
): void {
  const paragraphs = child(shape, 'txBody')?.children.filter(({name}) => name === 'p') ?? [];
  for (const run of paragraphs.flatMap(({children}) => children)) {
    const properties = child(run, 'rPr');
    const {sz = LARGE, b = '0'} = properties?.attributes ?? {};
    const isLarge = Number(sz) >= LARGE || (Number(sz) >= LARGE_BOLD && isTrue(b));
    const colour = colourOf(child(properties, 'solidFill'), theme.colours);
    const text = textOf(run);
    // Text in exactly the slide's colour is on top of something else.
    const isHidden = colour?.toLowerCase() === background?.toLowerCase();
    if (text.trim() !== '' && !isHidden && hasLowContrast(colour, background, isLarge)) {
      here('office-contrast', {text});
    }
  }
  const lines = paragraphs.flatMap((paragraph) =>
    child(paragraph, 'pPr')?.children.some(({name}) => /^bu(?:Char|AutoNum|Blip)$/.test(name))
      ? ['']
      : textOf(paragraph).split('\n'),
  );
  for (const text of handTypedLists(lines)) here('office-list-typed', {text});
}

function checkShape(shape: XmlElement, here: SlideReporter, facts: SlideFacts): void {
  if (shape.name === 'grpSp') {
    // The description of a group covers everything in it.
    const properties = propertiesOf(shape);
    if ((properties?.attributes['descr'] ?? '') !== '') return;
    if (properties && isDecorative(properties)) return;
    for (const kid of shapesIn(shape)) checkShape(kid, here, facts);
    return;
  }
  if (needsDescription(shape)) {
    facts.figures += 1;
    checkDescription(shape, here);
  }
  for (const {name} of descendants(shape)) {
    if (/^(?:videoFile|audioFile|wavAudioFile|quickTimeFile)$/.test(name)) {
      here('slide-captions', {element: 'media', text: propertiesOf(shape)?.attributes['name']});
      return;
    }
  }
}

export function checkSlide(root: XmlElement, theme: Design, here: SlideReporter): SlideFacts {
  const facts: SlideFacts = {title: '', tables: 0, figures: 0};
  const tree = child(root, 'cSld', 'spTree');
  if (!tree) return facts;
  const shapes = shapesIn(tree);
  const title = shapes.find(isTitle);
  facts.title = title ? textOf(title).trim() : '';
  if (facts.title === '') here('slide-title');
  else if (
    shapes.slice(0, shapes.findIndex(isTitle)).some((shape) => textOf(shape).trim() !== '')
  ) {
    here('slide-title-order', {text: facts.title});
  }
  for (const [i, shape] of shapes.entries()) {
    checkShape(shape, here, facts);
    checkText(shape, backgroundOf(shape, shapes.slice(0, i), root, theme), theme, here);
  }
  for (const element of visible(tree)) {
    if (element.name === 'tbl') {
      facts.tables += 1;
      checkTable(element, here);
    }
  }
  checkLinks(tree, here);
  return facts;
}
