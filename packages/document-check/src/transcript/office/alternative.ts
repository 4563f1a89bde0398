/** How a screen reader announces a picture, drawing or chart of an Office file. */
import {isDecorative, isTrue} from '../../office/package.ts';
import type {XmlElement} from '../../xml.ts';
import type {ItemRole} from '../items.ts';

const isHidden = (properties: XmlElement): boolean =>
  isTrue(properties.attributes['hidden'] ?? '0') || isDecorative(properties);

/** The role and text of a picture; undefined if it is hidden or decorative. @param properties `docPr` or `cNvPr` */
export function graphicOf(
  properties: XmlElement | undefined,
): {role: ItemRole; text: string} | undefined {
  if (properties && isHidden(properties)) return undefined;
  const {descr = '', title = ''} = properties?.attributes ?? {};
  const text = descr.trim() || title.trim();
  return {role: text === '' ? {kind: 'silence', reason: 'picture'} : {kind: 'graphic'}, text};
}
