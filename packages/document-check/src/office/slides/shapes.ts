/** The shapes of a slide: what they are, what they are called, and in which order they are read. */
import {child, descendants} from '../../xml.ts';
import type {XmlElement} from '../../xml.ts';
import {isTrue, textOf} from '../package.ts';
import {fillOf, hasLine} from './colours.ts';

/** Shapes, in reading order; a `contentPart` is a drawing in ink. */
const SHAPES = new Set(['sp', 'pic', 'graphicFrame', 'grpSp', 'cxnSp', 'contentPart']);

const nonVisual = (shape: XmlElement) => shape.children.find(({name}) => /^nv\w+Pr$/.test(name));

/** Returns the element with a shape's name and description: `p:cNvPr`. */
export const propertiesOf = (shape: XmlElement): XmlElement | undefined =>
  child(nonVisual(shape), 'cNvPr');

/** Returns the type of a placeholder; undefined for other shapes. */
export function placeholderOf(shape: XmlElement): string | undefined {
  const placeholder = child(nonVisual(shape), 'nvPr', 'ph');
  return placeholder && (placeholder.attributes['type'] ?? 'body');
}

export const isTitle = (shape: XmlElement): boolean =>
  /^(?:title|ctrTitle)$/.test(placeholderOf(shape) ?? '');

/** Returns the shapes of a slide or group; a group counts as one. */
export const shapesIn = (tree: XmlElement): XmlElement[] =>
  tree.children.flatMap((kid) => {
    if (SHAPES.has(kid.name)) return [kid];
    return kid.name === 'AlternateContent' || kid.name === 'Choice' ? shapesIn(kid) : [];
  });

/** Returns the shapes of a slide, and of its groups in place of the groups. */
export const ungrouped = (tree: XmlElement): XmlElement[] =>
  shapesIn(tree).flatMap((shape) => (shape.name === 'grpSp' ? ungrouped(shape) : [shape]));

/** Returns whether a text box shows nothing: PowerPoint leaves empty ones behind. */
function isEmptyTextBox(shape: XmlElement): boolean {
  const {txBox = '0'} = child(nonVisual(shape), 'cNvSpPr')?.attributes ?? {};
  return isTrue(txBox) && fillOf(shape) === undefined && !hasLine(shape);
}

/** Returns whether a shape shows something that needs a description; hidden ones do not. */
export function needsDescription(shape: XmlElement): boolean {
  if (isTrue(propertiesOf(shape)?.attributes['hidden'] ?? '0')) return false;
  if (shape.name === 'pic' || shape.name === 'contentPart') return true;
  if (shape.name === 'graphicFrame') {
    return ![...descendants(shape)].some(({name}) => name === 'tbl');
  }
  const isShape = shape.name === 'sp' && placeholderOf(shape) === undefined;
  return isShape && textOf(shape).trim() === '' && !isEmptyTextBox(shape);
}

/** Element name → what a person calls it; everything else is a shape. */
const KINDS = new Map([
  ['pic', 'picture'],
  ['graphicFrame', 'chart'],
  ['contentPart', 'drawing'],
]);

export const kindOf = ({name}: XmlElement): string => KINDS.get(name) ?? 'shape';
