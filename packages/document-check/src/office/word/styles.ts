/** Reads the styles of a Word file: levels of headings, and the formatting of text. */
import {child, descendants} from '../../xml.ts';
import type {XmlElement} from '../../xml.ts';
import {isTrue} from '../package.ts';
import {halfPoints} from '../units.ts';
import {fillOf} from './shading.ts';

/** The outline level of body text. */
const BODY = 9;
const MAX_CHAIN = 32;
/** Default font size, in half-points. */
const SIZE = 20;

export const valueOf = (element: XmlElement | undefined): string | undefined =>
  element?.attributes['val'];

/** The paragraph and table that contain a run of text. */
export interface RunContext {
  paragraph?: XmlElement | undefined;
  table?: XmlElement | undefined;
}

export class Styles {
  private readonly byId = new Map<string, XmlElement>();
  private readonly defaults: XmlElement | undefined;
  /** The default paragraph style. */
  private normal: string | undefined;
  /** The languages of the whole document. */
  readonly lang: XmlElement | undefined;

  constructor(root: XmlElement | undefined) {
    this.add(root);
    this.defaults = child(root, 'docDefaults', 'rPrDefault', 'rPr');
    this.lang = this.inherited(this.normal, 'rPr', 'lang') ?? child(this.defaults, 'lang');
  }

  /** Adds the styles of an inserted file, which do not replace others. */
  add(root: XmlElement | undefined): void {
    if (!root) return;
    for (const element of root.children) {
      const {styleId: id, type, default: standard} = element.attributes;
      if (element.name !== 'style' || id === undefined || this.byId.has(id)) continue;
      this.byId.set(id, element);
      if (type === 'paragraph' && isTrue(standard ?? '0')) this.normal ??= id;
    }
  }

  /** A style, and those that it is based on. */
  private *chain(from: string | undefined): Generator<XmlElement> {
    let id = from;
    for (let i = 0; id !== undefined && i < MAX_CHAIN; i += 1) {
      const style = this.byId.get(id);
      if (style) yield style;
      id = valueOf(child(style, 'basedOn'));
    }
  }

  private inherited(id: string | undefined, holder: string, name: string): XmlElement | undefined {
    for (const style of this.chain(id)) {
      const property = child(style, holder, name);
      if (property) return property;
    }
    return undefined;
  }

  private idOf(paragraph: XmlElement | undefined): string | undefined {
    return valueOf(child(paragraph, 'pPr', 'pStyle')) ?? this.normal;
  }

  /** Returns a property of a run: its own, or from its style, the paragraph's, the table's or the document's. */
  ofRun(run: XmlElement, name: string, {paragraph, table}: RunContext): XmlElement | undefined {
    const own = child(run, 'rPr');
    return (
      child(own, name) ??
      this.inherited(valueOf(child(own, 'rStyle')), 'rPr', name) ??
      this.inherited(this.idOf(paragraph), 'rPr', name) ??
      this.inherited(tableStyle(table), 'rPr', name) ??
      child(this.defaults, name)
    );
  }

  isSet(run: XmlElement, name: string, context: RunContext): boolean {
    const value = this.ofRun(run, name, context);
    return value !== undefined && isTrue(valueOf(value));
  }

  /** The font size of a run, in half-points. */
  sizeOf(run: XmlElement, context: RunContext): number {
    const size = valueOf(this.ofRun(run, 'sz', context));
    return size === undefined ? SIZE : halfPoints(size);
  }

  fillOf(paragraph: XmlElement): string | undefined {
    const own = child(paragraph, 'pPr', 'shd');
    return fillOf(own ?? this.inherited(this.idOf(paragraph), 'pPr', 'shd'));
  }

  /** Whether the style of a table colours any of its cells. */
  isColoured(table: XmlElement): boolean {
    return [...this.chain(tableStyle(table))].some((style) =>
      [...descendants(style)].some((part) => part.name === 'shd' && fillOf(part) !== undefined),
    );
  }

  /** Whether the style of a table repeats its first row as a header. */
  repeatsFirstRow(table: XmlElement): boolean {
    return [...this.chain(tableStyle(table))].some((style) =>
      style.children.some(
        (part) =>
          part.name === 'tblStylePr' && part.attributes['type'] === 'firstRow' && isHeaderRow(part),
      ),
    );
  }

  /** The name of a paragraph's style: unlike its id, it does not depend on Word's language. */
  nameOf(paragraph: XmlElement): string {
    const [style] = this.chain(this.idOf(paragraph));
    return valueOf(child(style, 'name')) ?? '';
  }

  /** Returns the list and the level (from 0) of a list item; undefined for other paragraphs. */
  listOf(paragraph: XmlElement): {list: string; level: number} | undefined {
    const own = child(paragraph, 'pPr', 'numPr');
    const ofStyle = this.inherited(this.idOf(paragraph), 'pPr', 'numPr');
    const list = valueOf(child(own, 'numId')) ?? valueOf(child(ofStyle, 'numId'));
    if (list === undefined || list === '0') return undefined;
    const level = valueOf(child(own, 'ilvl')) ?? valueOf(child(ofStyle, 'ilvl'));
    return {list, level: Number(level ?? 0)};
  }

  /** Returns the level of a heading, from 1; undefined for other paragraphs. */
  level(paragraph: XmlElement): number | undefined {
    const properties = child(paragraph, 'pPr');
    let outline = valueOf(child(properties, 'outlineLvl'));
    for (const style of this.chain(valueOf(child(properties, 'pStyle')))) {
      outline ??= valueOf(child(style, 'pPr', 'outlineLvl')) ?? builtInLevel(style);
    }
    const level = Number(outline ?? BODY);
    return level >= 0 && level < BODY ? level + 1 : undefined;
  }
}

/** Returns whether the properties of a row, or of a style for rows, repeat it as a header. */
export function isHeaderRow(holder: XmlElement | undefined): boolean {
  const header = child(holder, 'trPr', 'tblHeader');
  return header !== undefined && isTrue(valueOf(header));
}

const tableStyle = (table: XmlElement | undefined): string | undefined =>
  valueOf(child(table, 'tblPr', 'tblStyle'));

/** Returns the outline level of a built-in heading style. */
function builtInLevel(style: XmlElement): string | undefined {
  const level = /^heading ([1-9])$/i.exec(valueOf(child(style, 'name')) ?? '')?.[1];
  return level === undefined ? undefined : String(Number(level) - 1);
}
