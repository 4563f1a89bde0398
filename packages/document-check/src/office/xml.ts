/** Parses XML of Office files into a tree of elements. Rejects a DOCTYPE, and stops at the first error. */
import {SaxesParser, type SaxesAttributeNS} from 'saxes';
import type {Budget} from '../limits.ts';
import {CancelledError, LimitError} from '../limits.ts';
import {Refusal} from '../refusal.ts';
import type {XmlElement} from '../xml.ts';

/** Deeper than PDF objects: slides nest groups in groups. */
const MAX_DEPTH = 500;
const CHUNK = 65_536;
/** Steps of the budget per element, plus one for each ancestor: the limit is about two and a half million elements. */
const STEPS = 12;
/** Shared by elements without children or attributes, to save memory: a Word file may contain millions. */
const NO_CHILDREN: XmlElement[] = [];
const NO_ATTRIBUTES = {};

/** Returns the root element; undefined if the text is not XML. */
export function parseXml(source: string, budget: Budget): XmlElement | undefined {
  const parser = new SaxesParser({xmlns: true, position: false});
  const stack: XmlElement[] = [];
  /** Stores each name once, because the parser creates a new string for each tag. */
  const names = Object.create(null) as Record<string, string>;
  let root: XmlElement | undefined;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Refusal('doctype');
  });
  parser.on('opentag', (tag) => {
    budget.step(STEPS + stack.length);
    if (stack.length >= MAX_DEPTH) throw new LimitError('depth');
    const element = {
      name: (names[tag.local] ??= tag.local),
      attributes: attributesOf(Object.values(tag.attributes)),
      children: [],
      text: '',
    };
    stack.at(-1)?.children.push(element);
    root ??= element;
    stack.push(element);
  });
  const addText = (text: string) => {
    const element = stack.at(-1);
    if (element) element.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const ended = stack.pop();
    // A copy, because an array that has grown reserves memory for more items.
    if (ended) ended.children = ended.children.length > 0 ? ended.children.slice() : NO_CHILDREN;
  });
  try {
    for (let at = 0; at < source.length; at += CHUNK) {
      parser.write(source.slice(at, at + CHUNK));
      budget.checkNow();
    }
    parser.close();
  } catch (error) {
    if (error instanceof LimitError || error instanceof Refusal) throw error;
    if (error instanceof CancelledError) throw error;
    return undefined;
  }
  return root;
}

function attributesOf(given: readonly SaxesAttributeNS[]): Readonly<Record<string, string>> {
  if (given.length === 0) return NO_ATTRIBUTES;
  const attributes: Record<string, string> = {};
  for (const {name, local, value} of given) {
    attributes[name] = value;
    attributes[local] ??= value;
  }
  return attributes;
}
