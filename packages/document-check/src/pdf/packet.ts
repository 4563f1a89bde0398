/** Parses the XML of metadata packets: only elements, attributes, text and CDATA. A library would be a hundred times as large. */
import type {Budget} from '../limits.ts';
import type {XmlElement} from '../xml.ts';

const MAX_DEPTH = 100;

/** A comment or instruction; CDATA; a tag, with a leading slash, name, attributes, trailing slash; text. */
const PART =
  /<!--[^]*?-->|<\?[^]*?\?>|<!\[CDATA\[([^]*?)\]\]>|<(\/?)([^\s<>="'/!?]+)((?:\s+[^\s<>="'/]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/gy;
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

function attributesIn(tag: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', double, single] of tag.matchAll(ATTRIBUTE)) {
    attributes[name] = unescape(double ?? single ?? '');
  }
  return attributes;
}

/** Adds the prefixes that attributes declare; the default namespace has the prefix ''. */
function scopeOf(attributes: Readonly<Record<string, string>>, outer: Scope): Scope {
  const scope = new Map(outer);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'xmlns') scope.set('', value);
    else if (name.startsWith('xmlns:')) scope.set(name.slice('xmlns:'.length), value);
  }
  return scope;
}

function createElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
  outer: Scope,
): XmpElement {
  const scope = scopeOf(attributes, outer);
  const [prefix = '', local = ''] = name.includes(':') ? name.split(':') : ['', name];
  const ns = scope.get(prefix) ?? '';
  return {ns, name: local, prefix, attributes, scope, children: [], text: ''};
}

/** Builds the tree of elements from tags and text, in their order. */
class TreeBuilder {
  root: XmpElement | undefined;
  /** The elements that have not ended, the innermost last. */
  private readonly open: {element: XmpElement; tag: string}[] = [];

  get depth(): number {
    return this.open.length;
  }

  /** Adds a part of the source, as PART matches it. @returns whether the result can still be XML */
  add([, cdata, endSlash, tag, attributes = '', emptySlash, text = '']: RegExpExecArray): boolean {
    if (tag === undefined) {
      this.text(cdata ?? unescape(text));
      return true;
    }
    if (endSlash === '/') return this.end(tag);
    this.start(tag, attributes);
    return emptySlash === '' || this.end(tag);
  }

  private start(tag: string, attributes: string): void {
    const parent = this.open.at(-1)?.element;
    const element = createElement(tag, attributesIn(attributes), parent?.scope ?? new Map());
    parent?.children.push(element);
    this.root ??= element;
    this.open.push({element, tag});
  }

  /** @returns whether the tag ends the innermost element */
  private end(tag: string): boolean {
    return this.open.pop()?.tag === tag;
  }

  private text(text: string): void {
    const parent = this.open.at(-1)?.element;
    if (parent) parent.text += text;
  }
}

/** Parses a packet to its root element; undefined if the text is not XML, or too deep. */
export function parsePacket(source: string, budget: Budget): XmpElement | undefined {
  const tree = new TreeBuilder();
  for (const part of source.matchAll(PART)) {
    budget.step(8);
    if (!tree.add(part) || tree.depth > MAX_DEPTH) return undefined;
  }
  return tree.depth === 0 ? tree.root : undefined;
}
