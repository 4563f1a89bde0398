/** How a screen reader announces a picture, drawing or chart of an Office file. */
import {isDecorative, isTrue} from '../../office/package.ts';
import type {XmlElement} from '../../xml.ts';
import type {ItemRole} from '../items.ts';

/** Returns its role and text; undefined if it is hidden or decorative. @param properties `docPr` or `cNvPr` */
export function graphicOf(
  properties: XmlElement | undefined,
): {role: ItemRole; text: string} | undefined {
  const {hidden = '0', descr = '', title = ''} = properties?.attributes ?? {};
  if (isTrue(hidden) || (properties && isDecorative(properties))) return undefined;
  const text = descr.trim() || title.trim();
  return {role: text === '' ? {kind: 'silence', reason: 'picture'} : {kind: 'graphic'}, text};
}
