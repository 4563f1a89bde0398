/**
 * XML of metadata packets into a tree of elements. A reader of its own, of a hundredth of a library's
 * size, because a packet is a page of elements and attributes; what is more than that is not read.
 */
import type {Budget} from '../limits';
import type {XmlElement} from '../xml';

const MAX_DEPTH = 100;

/** A comment or instruction; CDATA; a tag, with its slash before, name, attributes, slash behind; text. */
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

/** Prefix → namespace, as far as it is known at a place. */
type Scope = ReadonlyMap<string, string>;

function element(name: string, given: string, outer: Scope): {made: XmlElement; scope: Scope} {
  const attributes: Record<string, string> = {};
  const namespaces: Record<string, string> = {};
  const scope = new Map(outer);
  for (const [, key = '', double, single] of given.matchAll(ATTRIBUTE)) {
    const value = unescape(double ?? single ?? '');
    attributes[key] = value;
    if (key === 'xmlns') scope.set('', value);
    else if (key.startsWith('xmlns:')) scope.set(key.slice(6), value);
  }
  for (const key of Object.keys(attributes)) {
    const [prefix = '', local] = key.split(':');
    if (local !== undefined) namespaces[prefix] = scope.get(prefix) ?? '';
  }
  const [prefix, local] = name.includes(':') ? name.split(':') : ['', name];
  const ns = scope.get(prefix ?? '') ?? '';
  const made = {
    ns,
    name: local ?? '',
    prefix: prefix ?? '',
    attributes,
    namespaces,
    children: [],
    text: '',
  };
  return {made, scope};
}

/** @returns the root; undefined where the text is no XML */
export function parsePacket(source: string, budget: Budget): XmlElement | undefined {
  const stack: {made: XmlElement; scope: Scope; tag: string}[] = [];
  let root: XmlElement | undefined;
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
      const child = element(tag, given, open?.scope ?? new Map());
      open?.made.children.push(child.made);
      root ??= child.made;
      if (empty === '') stack.push({...child, tag});
      if (stack.length > MAX_DEPTH) return undefined;
    }
    if (PART.lastIndex === source.length) break;
  }
  return stack.length === 0 ? root : undefined;
}
