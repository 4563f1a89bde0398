/** Checks drawings in the older format, VML: ISO/IEC 29500-4, 14. Word still writes it for WordArt and watermarks. */
import type {Reporter} from '../../reporter.ts';
import {child} from '../../xml.ts';
import type {XmlElement} from '../../xml.ts';
import {checkDescription} from './description.ts';

const SHAPES = new Set([
  'shape',
  'rect',
  'roundrect',
  'oval',
  'arc',
  'polyline',
  'curve',
  'line',
  'image',
]);

/** Yields the shapes of a drawing. A group with a description is one; otherwise, each shape in it is. */
function* shapesIn(holder: XmlElement): Generator<XmlElement> {
  for (const kid of holder.children) {
    const isDescribed = (kid.attributes['alt'] ?? '').trim() !== '';
    if (kid.name === 'group' && !isDescribed) yield* shapesIn(kid);
    else if (kid.name === 'group' || SHAPES.has(kid.name)) yield kid;
  }
}

const isOff = (value: string | undefined): boolean => value === 'f' || value === 'false';

/** Returns whether nobody sees a shape, or meets it as content: horizontal lines (`o:hr`) and watermarks are decoration. */
function isIgnored(shape: XmlElement): boolean {
  const {id = '', style = '', filled, stroked} = shape.attributes;
  const isEmpty = isOff(filled) && isOff(stroked) && !child(shape, 'imagedata');
  return (
    shape.attributes['o:hr'] !== undefined ||
    /visibility:\s*hidden/.test(style) ||
    /watermark/i.test(id) ||
    (isEmpty && !child(shape, 'textpath') && !child(shape, 'textbox'))
  );
}

/** The alternative text of a shape: its own, or that of its picture. */
const textOf = (shape: XmlElement): string =>
  shape.attributes['alt'] || (child(shape, 'imagedata')?.attributes['title'] ?? '');

/** Checks a drawing. @param drawing `w:pict` or `w:object` @returns how many pictures and shapes without text boxes it shows */
export function checkOldDrawing(drawing: XmlElement, report: Reporter): number {
  let count = 0;
  for (const shape of shapesIn(drawing)) {
    if (isIgnored(shape)) continue;
    const text = textOf(shape);
    const element = child(shape, 'imagedata') ? 'picture' : 'shape';
    // WordArt shows words that are not in the text.
    const words = child(shape, 'textpath')?.attributes['string'];
    if (/position:\s*absolute/.test(shape.attributes['style'] ?? '')) {
      report('word-floating', () => ({element, text: text || words}));
    }
    if (child(shape, 'textbox')) continue;
    count += 1;
    checkDescription({text, name: words, element}, report);
  }
  return count;
}
