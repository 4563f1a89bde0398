/** The metadata of a document: XMP, ISO 16684-1. */
import type {Budget} from '../limits.ts';
import {child, decodeXml, descendants} from '../xml.ts';
import {parsePacket} from './packet.ts';
import type {XmpElement} from './packet.ts';

const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const DC = 'http://purl.org/dc/elements/1.1/';
const XMP = 'http://ns.adobe.com/xap/1.0/';
const PDFUA = 'http://www.aiim.org/pdfua/ns/id/';

/** A property of PDF/UA's own schema. */
export interface Property {
  value: string;
  prefix: string;
}

export interface Xmp {
  /** dc:title, undefined where there is none. */
  title: string | undefined;
  /** xmp:CreatorTool, the program of the text. */
  tool: string | undefined;
  /** Whether a text names no language but `x-default`. */
  languageOpen: boolean;
  /** pdfuaid:part, amd, corr, rev and the like. */
  pdfua: Map<string, Property>;
}

const NOTHING: Xmp = {title: undefined, tool: undefined, languageOpen: false, pdfua: new Map()};

/** Properties that are attributes of rdf:Description. */
function fromAttributes(element: XmpElement, xmp: Xmp): void {
  for (const [name, value] of Object.entries(element.attributes)) {
    const [prefix, local] = name.split(':');
    if (prefix === undefined || local === undefined) continue;
    const ns = element.scope.get(prefix);
    if (ns === PDFUA) xmp.pdfua.set(local, {value, prefix});
    if (ns === DC && local === 'title') xmp.title = value;
    if (ns === XMP && local === 'CreatorTool') xmp.tool = value;
  }
}

function fromElement(element: XmpElement, xmp: Xmp): void {
  const {ns, name, prefix, text} = element;
  if (ns === PDFUA) xmp.pdfua.set(name, {value: text.trim(), prefix});
  if (ns === XMP && name === 'CreatorTool') xmp.tool = text.trim();
  if (ns === DC && name === 'title') {
    const alternatives = child(element, 'Alt')?.children;
    xmp.title = alternatives ? (alternatives[0]?.text ?? '') : element.text.trim();
  }
  if (ns === RDF && name === 'Alt') {
    const languages = element.children.map((item) => item.attributes['xml:lang']);
    if (languages.length > 0 && languages.every((lang) => lang === 'x-default'))
      xmp.languageOpen = true;
  }
}

/** What the metadata say; nothing where they cannot be read. */
export function readXmp(bytes: Uint8Array, budget: Budget): Xmp {
  // A packet is often padded, and some writers leave bytes behind it that are no XML.
  const root = parsePacket(decodeXml(bytes).replace(/^[\uFEFF\s]+|[\0\s]+$/g, ''), budget);
  if (!root) return NOTHING;
  const xmp: Xmp = {title: undefined, tool: undefined, languageOpen: false, pdfua: new Map()};
  for (const element of descendants(root)) {
    if (element.ns === RDF && element.name === 'Description') fromAttributes(element, xmp);
    fromElement(element, xmp);
  }
  return xmp;
}
