/** Checks pictures and drawings of a Word file: their descriptions, and whether they float. */
import type {Reporter} from '../../finding.ts';
import {child} from '../../xml.ts';
import type {XmlElement} from '../../xml.ts';
import {isDecorative, isTrue, visible} from '../package.ts';
import {isPoorDescription} from '../../vague.ts';

const TEXT_BOX = /^(?:txbxContent|textbox)$/;

const contains = (elements: Iterable<XmlElement>, names: RegExp): boolean =>
  [...elements].some(({name}) => names.test(name));

function checkDescription(text: string, decorative: boolean, report: Reporter): void {
  const isBlank = text.trim() === '';
  if (!decorative && (isBlank || isPoorDescription(text))) {
    report(isBlank ? 'office-alt' : 'office-alt-file-name', () => ({element: 'picture', text}));
  }
}

/** Checks a drawing in the current format, DrawingML: `wp:inline` or `wp:anchor`. @returns whether it shows a picture */
function checkDrawing(frame: XmlElement, report: Reporter): boolean {
  const properties = child(frame, 'docPr');
  if (!properties || isTrue(properties.attributes['hidden'] ?? '0')) return false;
  const {descr = '', title = '', name} = properties.attributes;
  if (frame.name === 'anchor') {
    report('word-floating', () => ({element: 'drawing', text: descr || name}));
  }
  const text = descr || title;
  if (!contains(visible(frame), TEXT_BOX)) {
    checkDescription(text, isDecorative(properties), report);
    return true;
  }
  // A group or canvas with text boxes is read box by box: unless it has a description, each picture needs one.
  const parts = [...visible(frame, ({name: tag}) => !TEXT_BOX.test(tag))];
  const pictures = parts.filter(({name: tag}) => tag === 'pic');
  if (text.trim() === '' && !isDecorative(properties)) {
    for (const picture of pictures) checkGroupedPicture(picture, report);
  }
  return pictures.length > 0;
}

/** Checks a picture in a group or canvas: `pic:pic`. */
function checkGroupedPicture(picture: XmlElement, report: Reporter): void {
  const properties = child(picture, 'nvPicPr', 'cNvPr');
  const {descr = '', title = ''} = properties?.attributes ?? {};
  checkDescription(descr || title, properties !== undefined && isDecorative(properties), report);
}

/** Checks a picture in the older format, VML: a shape with `imagedata` that is not a horizontal line (`o:hr`). */
function checkOldPicture(shape: XmlElement, report: Reporter): void {
  const {alt = '', style = ''} = shape.attributes;
  checkDescription(alt || (child(shape, 'imagedata')?.attributes['title'] ?? ''), false, report);
  if (/position:\s*absolute/.test(style)) {
    report('word-floating', () => ({element: 'picture', text: alt}));
  }
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
