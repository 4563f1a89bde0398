/** Parses the XML of metadata packets: only elements, attributes, text and CDATA. A library would be a hundred times as large. */
import type {Budget} from '../limits.ts';
import type {XmlElement} from '../xml.ts';

const MAX_DEPTH = 100;

/** A comment or instruction; CDATA; a tag, with a leading slash, name, attributes, trailing slash; text. */
const PART =
  /<!--[^]*?-->|<\?[^]*?\?>|<!\[CDATA\[([^]*?)\]\]>|<(\/?)([^\s<>="'/!?]+)((?:\s+[^\s<>="'/]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y;
const ATTRIBUTE = /([^\s<>="'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITIES = new Map(Object.entries({amp: '&', lt: '<', gt: '>', quot: '"', apos: "'"}));

function unescape(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (all, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return ENTITIES.get(name) ?? all;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code < 0x110000 ? String.fromCodePoint(code) : '';
    },
  );
}

/** Prefix → namespace, for the prefixes that are declared at an element. */
type Scope = ReadonlyMap<string, string>;

export interface XmpElement extends XmlElement {
  children: XmpElement[];
  /** Namespace. */
  ns: string;
  prefix: string;
  scope: Scope;
}

function element(name: string, given: string, outer: Scope): XmpElement {
  const attributes: Record<string, string> = {};
  const scope = new Map(outer);
  for (const [, key = '', double, single] of given.matchAll(ATTRIBUTE)) {
    const value = unescape(double ?? single ?? '');
    attributes[key] = value;
    if (key === 'xmlns') scope.set('', value);
    else if (key.startsWith('xmlns:')) scope.set(key.slice(6), value);
  }
  const [prefix = '', local = ''] = name.includes(':') ? name.split(':') : ['', name];
  const ns = scope.get(prefix) ?? '';
  return {ns, name: local, prefix, attributes, scope, children: [], text: ''};
}

/** Returns the root element; undefined if the text is not XML. */
export function parsePacket(source: string, budget: Budget): XmpElement | undefined {
  const stack: {made: XmpElement; tag: string}[] = [];
  let root: XmpElement | undefined;
  PART.lastIndex = 0;
  for (let part = PART.exec(source); part; part = PART.exec(source)) {
    budget.step(8);
    const [, cdata, end, tag, given = '', empty, text] = part;
    const open = stack.at(-1);
    if (tag === undefined) {
      if (open) open.made.text += cdata ?? unescape(text ?? '');
    } else if (end === '/') {
      if (open?.tag !== tag) return undefined;
      stack.pop();
    } else {
      const made = element(tag, given, open?.made.scope ?? new Map());
      open?.made.children.push(made);
      root ??= made;
      if (empty === '') stack.push({made, tag});
      if (stack.length > MAX_DEPTH) return undefined;
    }
    if (PART.lastIndex === source.length) break;
  }
  return stack.length === 0 ? root : undefined;
}
