/** Checks pictures and drawings of a Word file: their descriptions, and whether they float. */
import type {Reporter} from '../../finding.ts';
import {child} from '../../xml.ts';
import type {XmlElement} from '../../xml.ts';
import {isDecorative, isTrue, visible} from '../package.ts';
import {checkDescription} from './description.ts';
import {createPosition, TEXT_BOX} from './position.ts';
import type {Styles} from './styles.ts';
import {checkOldDrawing} from './vml.ts';

const contains = (elements: Iterable<XmlElement>, names: RegExp): boolean =>
  [...elements].some(({name}) => names.test(name));

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
    checkDescription({text, isDecorative: isDecorative(properties), name}, report);
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
  if (!properties) return;
  const {descr = '', title = '', name} = properties.attributes;
  const text = descr || title;
  checkDescription({text, isDecorative: isDecorative(properties), name}, report);
}

/** Checks all pictures and drawings, and reports after what each comes. @returns the number of visible ones; a text box counts if it is grouped with a picture */
export function checkDrawings(body: XmlElement, styles: Styles, report: Reporter): number {
  const position = createPosition(styles);
  let count = 0;
  for (const element of visible(body)) {
    position.moveTo(element);
    const follows = position.follows();
    const here: Reporter = (rule, place) => report(rule, () => ({...place?.(), follows}));
    if (element.name === 'inline' || element.name === 'anchor') {
      if (checkDrawing(element, here)) count += 1;
    } else if (element.name === 'pict' || element.name === 'object') {
      count += checkOldDrawing(element, here);
    }
  }
  return count;
}
