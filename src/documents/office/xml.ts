/** XML of Office files into a tree of elements. No DOCTYPE is read, and the first mistake ends it. */
import {SaxesParser} from 'saxes';
import type {Budget} from '../limits';
import {CancelledError, LimitError} from '../limits';
import {Refusal} from '../refusal';
import type {XmlElement} from '../xml';

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
