/** XML into a tree of elements. No DOCTYPE is read, and the first mistake ends it. */
import {SaxesParser} from 'saxes';
import type {Budget} from './limits';
import {CancelledError, LimitError} from './limits';
import {Refusal} from './refusal';

export interface XmlElement {
  /** Namespace. */
  ns: string;
  /** Name without prefix. */
  name: string;
  prefix: string;
  /** `local` and `prefix:local` → value. */
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  /** Prefix of an attribute → its namespace. */
  namespaces: Readonly<Record<string, string>>;
  /** Text right inside, before, between and behind the children. */
  text: string;
}

/** Deeper than PDF objects: slides nest groups in groups. */
const MAX_DEPTH = 500;
const CHUNK = 65_536;

/** @returns the root; undefined where the text is no XML */
export function parseXml(source: string, budget: Budget): XmlElement | undefined {
  const parser = new SaxesParser({xmlns: true, position: false});
  const stack: XmlElement[] = [];
  let root: XmlElement | undefined;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Refusal('doctype');
  });
  parser.on('opentag', ({uri, local, prefix, attributes: given}) => {
    budget.step(8);
    if (stack.length >= MAX_DEPTH) throw new LimitError('depth');
    const attributes: Record<string, string> = {};
    const namespaces: Record<string, string> = {};
    for (const attribute of Object.values(given)) {
      attributes[attribute.name] = attribute.value;
      attributes[attribute.local] ??= attribute.value;
      if (attribute.prefix !== '') namespaces[attribute.prefix] = attribute.uri;
    }
    const element = {ns: uri, name: local, prefix, attributes, namespaces, children: [], text: ''};
    stack.at(-1)?.children.push(element);
    root ??= element;
    stack.push(element);
  });
  parser.on('text', (text) => {
    const element = stack.at(-1);
    if (element) element.text += text;
  });
  parser.on('cdata', (text) => {
    const element = stack.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', () => {
    stack.pop();
  });
  try {
    for (let at = 0; at < source.length; at += CHUNK) {
      parser.write(source.slice(at, at + CHUNK));
      budget.look();
    }
    parser.close();
  } catch (error) {
    if (error instanceof LimitError || error instanceof Refusal) throw error;
    if (error instanceof CancelledError) throw error;
    return undefined;
  }
  return root;
}

/** Every element inside, in reading order, the given one first. */
export function* descendants(element: XmlElement): Generator<XmlElement> {
  const todo = [element];
  for (let next = todo.pop(); next; next = todo.pop()) {
    yield next;
    for (let i = next.children.length - 1; i >= 0; i -= 1) {
      const child = next.children[i];
      if (child) todo.push(child);
    }
  }
}

/** The first child of a name. */
export const child = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((candidate) => candidate.name === name);

/** What XML 1.0 calls an encoding, from the first bytes. */
export function decodeXml(bytes: Uint8Array): string {
  const [a, b] = bytes;
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (a === 0 && b === 0x3c) return new TextDecoder('utf-16be').decode(bytes);
  if (a === 0x3c && b === 0) return new TextDecoder('utf-16le').decode(bytes);
  return new TextDecoder('utf-8').decode(bytes);
}
