/** Checks pictures and drawings of a Word file: their descriptions, and whether they float. */
import type {Reporter} from '../../finding.ts';
import {child} from '../../xml.ts';
import type {XmlElement} from '../../xml.ts';
import {isDecorative, isTrue, visible} from '../package.ts';
import {isPoorDescription} from '../../vague.ts';

const containsTextBox = (element: XmlElement): boolean =>
  [...visible(element)].some(({name}) => name === 'txbxContent' || name === 'textbox');

const isPicture = ({name}: XmlElement): boolean => name === 'pic';

function checkDescription(text: string, decorative: boolean, report: Reporter): void {
  if (decorative) return;
  if (text.trim() === '') report('office-alt', () => ({element: 'picture'}));
  else if (isPoorDescription(text))
    report('office-alt-file-name', () => ({element: 'picture', text}));
}

/** Checks a drawing in the current format, DrawingML: `wp:inline` or `wp:anchor`. @returns whether it shows a picture */
function checkDrawing(frame: XmlElement, report: Reporter): boolean {
  const properties = child(frame, 'docPr');
  if (!properties || isTrue(properties.attributes['hidden'] ?? '0')) return false;
  const {descr = '', title = '', name} = properties.attributes;
  if (frame.name === 'anchor')
    report('word-floating', () => ({element: 'drawing', text: descr || name}));
  if (containsTextBox(frame))
    return [...visible(frame, ({name: tag}) => tag !== 'txbxContent')].some(isPicture);
  checkDescription(descr || title, isDecorative(properties), report);
  return true;
}

/** Checks a picture in the older format, VML: a shape with `imagedata` that is not a horizontal line (`o:hr`). */
function checkOldPicture(shape: XmlElement, report: Reporter): void {
  const {alt = '', style = ''} = shape.attributes;
  checkDescription(alt || (child(shape, 'imagedata')?.attributes['title'] ?? ''), false, report);
  if (/position:\s*absolute/.test(style))
    report('word-floating', () => ({element: 'picture', text: alt}));
}

/** Checks all pictures and drawings. @returns the number of visible ones; a text box counts if it is grouped with a picture */
export function checkDrawings(body: XmlElement, report: Reporter): number {
  let count = 0;
  for (const element of visible(body)) {
    if (element.name === 'inline' || element.name === 'anchor') {
      if (checkDrawing(element, report)) count += 1;
    } else if (child(element, 'imagedata') && element.attributes['o:hr'] === undefined) {
      count += 1;
      checkOldPicture(element, report);
    }
  }
  return count;
}
