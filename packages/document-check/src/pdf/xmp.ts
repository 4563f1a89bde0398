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
  /** dc:title, undefined if there is none. */
  title: string | undefined;
  /** xmp:CreatorTool, the authoring program. */
  tool: string | undefined;
  /** Whether a text has `x-default` as its only language. */
  hasTextWithoutLanguage: boolean;
  /** pdfuaid:part, amd, corr, rev and the like. */
  pdfua: Map<string, Property>;
}

/** Records a property, which is an element, or an attribute of rdf:Description. */
function record(xmp: Xmp, ns: string | undefined, name: string, {value, prefix}: Property): void {
  if (ns === PDFUA) xmp.pdfua.set(name, {value, prefix});
  if (ns === DC && name === 'title') xmp.title = value;
  if (ns === XMP && name === 'CreatorTool') xmp.tool = value;
}

function fromAttributes({attributes, scope}: XmpElement, xmp: Xmp): void {
  for (const [name, value] of Object.entries(attributes)) {
    const [prefix, local] = name.split(':');
    if (prefix === undefined || local === undefined) continue;
    record(xmp, scope.get(prefix), local, {value, prefix});
  }
}

function fromElement(element: XmpElement, xmp: Xmp): void {
  const {ns, name, prefix, text} = element;
  const alternatives = child(element, 'Alt')?.children;
  const value = alternatives ? (alternatives[0]?.text ?? '') : text.trim();
  record(xmp, ns, name, {value, prefix});
  if (ns === RDF && name === 'Alt') {
    const languages = element.children.map((item) => item.attributes['xml:lang']);
    if (languages.length > 0 && languages.every((lang) => lang === 'x-default')) {
      xmp.hasTextWithoutLanguage = true;
    }
  }
}

/** Returns the metadata; empty if they cannot be read. */
export function readXmp(bytes: Uint8Array, budget: Budget): Xmp {
  // A packet is often padded, and some programs write bytes after it that are not XML.
  const root = parsePacket(decodeXml(bytes).replace(/^[\uFEFF\s]+|[\0\s]+$/g, ''), budget);
  const xmp: Xmp = {
    title: undefined,
    tool: undefined,
    hasTextWithoutLanguage: false,
    pdfua: new Map(),
  };
  for (const element of root ? descendants(root) : []) {
    if (element.ns === RDF && element.name === 'Description') fromAttributes(element, xmp);
    fromElement(element, xmp);
  }
  return xmp;
}
