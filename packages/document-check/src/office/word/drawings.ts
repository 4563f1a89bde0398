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
  if (contains(visible(frame), TEXT_BOX)) {
    return contains(
      visible(frame, ({name: tag}) => !TEXT_BOX.test(tag)),
      /^pic$/,
    );
  }
  checkDescription(descr || title, isDecorative(properties), report);
  return true;
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
