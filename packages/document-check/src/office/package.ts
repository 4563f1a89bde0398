/** Reads an Office file as a package of parts with relationships: ECMA-376, part 2. */
import type {Budget} from '../limits.ts';
import {Refusal} from '../refusal.ts';
import {child, decodeXml, descendants} from '../xml.ts';
import type {XmlElement} from '../xml.ts';
import {parseXml} from './xml.ts';
import {Zip} from './zip.ts';

export interface Relationship {
  /** Last part of the type's address: `slide`, `image`, `hyperlink`. */
  type: string;
  /** Name of the target part, or an external address. */
  target: string;
}

/** `ppt/slides/slide1.xml` and `../media/a.png` → `ppt/media/a.png`. */
function resolvePath(from: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const parts = from.split('/').slice(0, -1);
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

export class OfficePackage {
  readonly zip: Zip;

  constructor(
    bytes: Uint8Array,
    readonly budget: Budget,
  ) {
    this.zip = new Zip(bytes, budget);
  }

  /** Returns the root of a part; undefined if there is no such part or it is not XML. */
  xml(name: string | undefined): XmlElement | undefined {
    const bytes = name === undefined ? undefined : this.zip.read(name);
    return bytes && parseXml(decodeXml(bytes), this.budget);
  }

  relationships(name: string): Map<string, Relationship> {
    const slash = name.lastIndexOf('/') + 1;
    const root = this.xml(`${name.slice(0, slash)}_rels/${name.slice(slash)}.rels`);
    const entries = (root?.children ?? []).map(({attributes}): [string, Relationship] => {
      const {Id = '', Type = '', Target = '', TargetMode = ''} = attributes;
      const target = TargetMode === 'External' ? Target : resolvePath(name, Target);
      return [Id, {type: Type.slice(Type.lastIndexOf('/') + 1), target}];
    });
    return new Map(entries);
  }

  /** Returns the name of the part to which a part has a relationship. @param from '' for the package itself */
  related(from: string, wanted: string): string | undefined {
    return [...this.relationships(from).values()].find(({type}) => type === wanted)?.target;
  }

  /** Returns the name of the main part and its root element, whose name distinguishes Word from PowerPoint. */
  main(): {name: string; root: XmlElement} {
    const name = this.related('', 'officeDocument');
    // Without the part _rels/.rels, the archive is not an Office file at all.
    if (name === undefined) {
      throw new Refusal(this.zip.read('_rels/.rels') ? 'damaged' : 'notADocument');
    }
    const root = this.xml(name);
    if (!root) throw new Refusal('damaged');
    return {name, root};
  }

  /** The title in the document properties; empty if there is none. */
  title(): string {
    return child(this.xml(this.related('', 'core-properties')), 'title')?.text.trim() ?? '';
  }

  /** Returns a property that the program saved: its own name, or the number of pages. */
  property(name: 'Application' | 'Pages'): string | undefined {
    return child(this.xml('docProps/app.xml'), name)?.text;
  }
}

const SKIPPED = new Set(['Fallback', 'del', 'moveFrom']);

/** Returns whether tracked changes have deleted a row or cell of a table. */
export function isDeleted(element: XmlElement): boolean {
  if (element.name === 'tr') return child(element, 'trPr', 'del') !== undefined;
  return element.name === 'tc' && child(element, 'tcPr', 'cellDel') !== undefined;
}

/** Yields every element except deleted ones and fallbacks for older programs. @param below whether to yield an element's descendants */
export function* visible(
  root: XmlElement,
  below?: (element: XmlElement) => boolean,
): Generator<XmlElement> {
  const todo = [root];
  for (let next = todo.pop(); next; next = todo.pop()) {
    if (SKIPPED.has(next.name) || isDeleted(next)) continue;
    yield next;
    if (below && next !== root && !below(next)) continue;
    for (const kid of next.children.toReversed()) todo.push(kid);
  }
}

/** Returns the text of an element, in Word and in PowerPoint. @param below as for `visible` */
export function textOf(element: XmlElement, below?: (descendant: XmlElement) => boolean): string {
  let result = '';
  for (const {name, text} of visible(element, below)) {
    if (name === 't') result += text;
    else if (name === 'tab') result += ' ';
    else if (name === 'br' || (name === 'p' && result !== '')) result += '\n';
  }
  return result;
}

/** Returns whether something is marked as decorative. */
export function isDecorative(properties: XmlElement): boolean {
  for (const {name, attributes} of descendants(properties)) {
    if (name === 'decorative') return isTrue(attributes['val']);
  }
  return false;
}

/** Returns whether an on/off attribute is on: `1`, `true`, `on`, or no value. */
export const isTrue = (value: string | undefined): boolean =>
  value === undefined || value === '1' || value === 'true' || value === 'on';
