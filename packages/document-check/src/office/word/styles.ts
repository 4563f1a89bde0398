/** Paragraph styles of a Word file: which are headings. */
import {child} from '../../xml.ts';
import type {XmlElement} from '../../xml.ts';

/** What counts as no heading: body text. */
const BODY = 9;
const MAX_CHAIN = 32;

const valueOf = (element: XmlElement | undefined): string | undefined => element?.attributes['val'];

export class Styles {
  private readonly byId = new Map<string, XmlElement>();
  readonly lang: string | undefined;

  constructor(root: XmlElement | undefined) {
    for (const element of root?.children ?? []) {
      const id = element.attributes['styleId'];
      if (element.name === 'style' && id !== undefined) this.byId.set(id, element);
    }
    const defaults = child(child(child(root, 'docDefaults'), 'rPrDefault'), 'rPr');
    this.lang = valueOf(child(defaults, 'lang'));
  }

  /** Level of a heading from 1; undefined for other paragraphs. */
  level(paragraph: XmlElement): number | undefined {
    const properties = child(paragraph, 'pPr');
    let outline = valueOf(child(properties, 'outlineLvl'));
    let id = valueOf(child(properties, 'pStyle'));
    for (let i = 0; outline === undefined && id !== undefined && i < MAX_CHAIN; i += 1) {
      const style = this.byId.get(id);
      outline = valueOf(child(child(style, 'pPr'), 'outlineLvl')) ?? named(style);
      id = valueOf(child(style, 'basedOn'));
    }
    const level = Number(outline ?? BODY);
    return level >= 0 && level < BODY ? level + 1 : undefined;
  }
}

/** The outline level of the styles that every Word has, whatever they are called in its language. */
function named(style: XmlElement | undefined): string | undefined {
  const level = /^heading ([1-9])$/i.exec(valueOf(child(style, 'name')) ?? '')?.[1];
  return level === undefined ? undefined : String(Number(level) - 1);
}
