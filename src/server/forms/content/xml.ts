/** Reads elements of XML, whatever prefixes, quotes, entities and encodings they are written with. */
import {load} from 'cheerio';
import {decodeText} from './bytes';

export interface XmlElement {
  /** Without its prefix. */
  name: string;
  /** Values by name without prefix. */
  attributes: Readonly<Record<string, string>>;
}

const local = (name: string) => name.slice(name.indexOf(':') + 1);

/** Every element, in order; what is no XML has none. */
export function elementsOf(bytes: Buffer | undefined): XmlElement[] {
  if (!bytes) return [];
  const $ = load(decodeText(bytes), {xml: true});
  const elements = $('*').toArray() as unknown as Parsed[];
  return elements.map(({name, attribs}) => ({
    name: local(name),
    attributes: Object.fromEntries(
      Object.entries(attribs).map(([key, value]) => [local(key), value]),
    ),
  }));
}

/** What the parser's elements have. */
interface Parsed {
  name: string;
  attribs: Readonly<Record<string, string>>;
}
