/** Pictures and drawings of a Word file: their descriptions, and whether they float. */
import type {Found} from '../../finding.ts';
import {child, descendants} from '../../xml.ts';
import type {XmlElement} from '../../xml.ts';
import {isDecorative, shown} from '../package.ts';
import {isPoorDescription} from '../../vague.ts';

const holdsText = (element: XmlElement): boolean =>
  [...shown(element)].some(({name}) => name === 'txbxContent' || name === 'textbox');

function checkWords(words: string, decorative: boolean, found: Found): void {
  if (decorative) return;
  if (words.trim() === '') found('office-alt', () => ({element: 'picture'}));
  else if (isPoorDescription(words))
    found('office-alt-file-name', () => ({element: 'picture', words}));
}

/** A current drawing (DrawingML): `wp:inline` or `wp:anchor`. */
function checkDrawing(frame: XmlElement, found: Found): void {
  const properties = child(frame, 'docPr');
  if (!properties || properties.attributes['hidden'] === '1') return;
  const {descr = '', title = '', name} = properties.attributes;
  if (frame.name === 'anchor')
    found('word-floating', () => ({element: 'drawing', words: descr || name}));
  if (!holdsText(frame)) checkWords(descr || title, isDecorative(properties), found);
}

/** VML pictures, as Word 2007 and earlier wrote them; horizontal lines (`o:hr`) do not count. @returns how many */
function checkOldPictures(picture: XmlElement, found: Found): number {
  let count = 0;
  for (const shape of descendants(picture)) {
    if (child(shape, 'imagedata') === undefined || shape.attributes['o:hr'] !== undefined) continue;
    count += 1;
    const {alt = '', style = ''} = shape.attributes;
    checkWords(alt || (child(shape, 'imagedata')?.attributes['title'] ?? ''), false, found);
    if (/position:\s*absolute/.test(style))
      found('word-floating', () => ({element: 'picture', words: alt}));
  }
  return count;
}

/** @returns how many pictures and drawings there are */
export function checkDrawings(body: XmlElement, found: Found): number {
  let count = 0;
  for (const element of shown(body)) {
    if (element.name === 'inline' || element.name === 'anchor') {
      count += 1;
      checkDrawing(element, found);
    } else if (element.name === 'pict' || element.name === 'object')
      count += checkOldPictures(element, found);
  }
  return count;
}
