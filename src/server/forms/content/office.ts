/**
 * Word, Excel and PowerPoint since 2007 (ECMA-376): what a package holds stands in its content
 * types, what it is joined with in its relations. Names of parts say nothing for sure.
 */
import {CONTENT_TYPES} from '../../../documents/office/usual';
import type {Sign} from './kinds';
import {elementsOf} from './xml';
import type {Zip} from './zip';

/** The texts that tell. */
export const isTelling = (name: string) => name === CONTENT_TYPES || name.endsWith('.rels');

/** Part of a content type → what it is a sign of. */
const TYPES: ReadonlyArray<readonly [RegExp, Sign]> = [
  [/vbaProject|vbaData|macroEnabled|macrosheet/i, 'macros'],
  [/activeX|oleObject|package\.embedded/i, 'embedded file'],
  [/externalLink/i, 'external link'],
];

/** Last word of a relation's type → what it is a sign of. */
const RELATIONS: ReadonlyArray<readonly [RegExp, Sign]> = [
  [/\/(?:vbaProject|wordVbaData|xlMacrosheet|xlIntlMacrosheet)$/i, 'macros'],
  [/\/(?:oleObject|control|activeXControlBinary|aFChunk)$/i, 'embedded file'],
  [/\/(?:externalLink|externalLinkPath|attachedTemplate|subDocument)$/i, 'external link'],
];

/** A chart's table is a document of these in a document. */
const DOCUMENT = /\.(?:xlsx|docx|pptx)$/i;
/** What a link in a text may lead to; anything else is fetched, or starts something. */
const ORDINARY_LINK = /^(?:https?:|mailto:|tel:|(?!\\\\|\/\/)[^:]*$)/i;

/** What the content types and the relations of a package say. */
export function officeSigns({names, texts}: Zip): Set<Sign> {
  const found = new Set<Sign>();
  for (const {attributes} of elementsOf(texts.get(CONTENT_TYPES))) {
    const {ContentType = '', Extension, PartName} = attributes;
    // A default says what a part would be, if there were one.
    const isThere =
      PartName !== undefined || [...names].some((name) => hasExtension(name, Extension));
    for (const [type, sign] of TYPES) if (isThere && type.test(ContentType)) found.add(sign);
  }
  for (const [name, text] of texts) {
    if (!name.endsWith('.rels')) continue;
    for (const {name: element, attributes} of elementsOf(text)) {
      if (element === 'Relationship') for (const sign of relationSigns(attributes)) found.add(sign);
    }
  }
  return found;
}

function hasExtension(name: string, extension = ''): boolean {
  return name.toLowerCase().endsWith(`.${extension.toLowerCase()}`);
}

function relationSigns(attributes: Readonly<Record<string, string>>): Sign[] {
  const {Type = '', Target = '', TargetMode = ''} = attributes;
  if (/^external$/i.test(TargetMode.trim())) {
    const isLink = Type.endsWith('/hyperlink') && ORDINARY_LINK.test(Target.trim());
    return isLink ? [] : ['external link'];
  }
  const signs = RELATIONS.filter(([type]) => type.test(Type)).map(([, sign]) => sign);
  if (Type.endsWith('/package') && !DOCUMENT.test(Target)) signs.push('embedded file');
  return signs;
}
