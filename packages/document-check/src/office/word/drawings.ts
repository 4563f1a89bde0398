/** Checks pictures and drawings of a Word file: their descriptions, and whether they float. */
import type {Reporter} from '../../reporter.ts';
import {child} from '../../xml.ts';
import type {XmlElement} from '../../xml.ts';
import {isDecorative, isTrue, visible} from '../package.ts';
import {checkDescription} from './description.ts';
import type {Description} from './description.ts';
import {createPosition, TEXT_BOX} from './position.ts';
import type {Styles} from './styles.ts';
import {checkOldDrawing} from './vml.ts';

const contains = (elements: Iterable<XmlElement>, names: RegExp): boolean =>
  [...elements].some(({name}) => names.test(name));

/** Returns the description in an element such as `wp:docPr`. */
function descriptionIn(properties: XmlElement): Description {
  const {descr = '', title = '', name} = properties.attributes;
  return {text: descr || title, isDecorative: isDecorative(properties), name};
}

/** Checks a drawing in the current format, DrawingML: `wp:inline` or `wp:anchor`. @returns whether it shows a picture */
function checkDrawing(frame: XmlElement, report: Reporter): boolean {
  const properties = child(frame, 'docPr');
  if (!properties || isTrue(properties.attributes['hidden'] ?? '0')) return false;
  const description = descriptionIn(properties);
  if (frame.name === 'anchor') {
    const text = properties.attributes['descr'] || description.name;
    report('word-floating', () => ({element: 'drawing', text}));
  }
  if (!contains(visible(frame), TEXT_BOX)) {
    checkDescription(description, report);
    return true;
  }
  // A group or canvas with text boxes is read box by box: unless it has a description, each picture needs one.
  const parts = [...visible(frame, ({name: tag}) => !TEXT_BOX.test(tag))];
  const pictures = parts.filter(({name: tag}) => tag === 'pic');
  if (description.text.trim() === '' && !description.isDecorative) {
    for (const picture of pictures) checkGroupedPicture(picture, report);
  }
  return pictures.length > 0;
}

/** Checks a picture in a group or canvas: `pic:pic`. */
function checkGroupedPicture(picture: XmlElement, report: Reporter): void {
  const properties = child(picture, 'nvPicPr', 'cNvPr');
  if (properties) checkDescription(descriptionIn(properties), report);
}

/** Checks all pictures and drawings, and reports after what each comes. @returns the number of visible ones; a text box counts if it is grouped with a picture */
export function checkDrawings(body: XmlElement, styles: Styles, report: Reporter): number {
  const position = createPosition(styles);
  let count = 0;
  for (const element of visible(body)) {
    position.moveTo(element);
    const follows = position.follows();
    const reportAfter: Reporter = (rule, place) => report(rule, () => ({...place?.(), follows}));
    if (element.name === 'inline' || element.name === 'anchor') {
      if (checkDrawing(element, reportAfter)) count += 1;
    } else if (element.name === 'pict' || element.name === 'object') {
      count += checkOldDrawing(element, reportAfter);
    }
  }
  return count;
}
