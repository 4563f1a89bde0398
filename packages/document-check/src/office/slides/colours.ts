/** Finds the colours of text and backgrounds in a presentation: theme, backgrounds and fills. */
import {child, descendants} from '../../xml.ts';
import type {XmlElement} from '../../xml.ts';
import type {OfficePackage} from '../package.ts';
import {share} from '../units.ts';

/** The colours and backgrounds that a slide inherits from its layout, master and theme. */
export interface Design {
  /** Theme colour (`accent1`) or mapped name (`bg1`) → six hexadecimal digits; empty if unsupported. */
  colours: ReadonlyMap<string, string>;
  /** Elements that may set the background, the nearest first. */
  backgrounds: XmlElement[];
}

/** Returns the colours and backgrounds that a slide inherits. @param cache designs by name of the layout part */
export function designOf(file: OfficePackage, slide: string, cache: Map<string, Design>): Design {
  const related = (name: string | undefined, type: string): string | undefined =>
    name === undefined ? undefined : file.related(name, type);
  const layout = related(slide, 'slideLayout');
  const cached = cache.get(layout ?? '');
  if (cached) return cached;
  const master = related(layout, 'slideMaster');
  const theme = related(master, 'theme');
  const [layoutRoot, masterRoot, themeRoot] = [layout, master, theme].map((name) => file.xml(name));
  const scheme = child(themeRoot, 'themeElements', 'clrScheme')?.children ?? [];
  const schemeColours = new Map(
    scheme.map((entry) => [entry.name, colourOf(entry, new Map()) ?? ''] as const),
  );
  const mapping = Object.entries(child(masterRoot, 'clrMap')?.attributes ?? {});
  const colours = new Map([
    ...schemeColours,
    ...mapping.map(([to, from]) => [to, schemeColours.get(from) ?? ''] as const),
  ]);
  const backgrounds = [layoutRoot, masterRoot].flatMap((root) => child(root, 'cSld', 'bg') ?? []);
  const inherited = {colours, backgrounds};
  cache.set(layout ?? '', inherited);
  return inherited;
}

/** Returns the colour in an element as six hexadecimal digits; undefined if unsupported. @param holder such as `solidFill` or `bgRef` */
export function colourOf(
  holder: XmlElement | undefined,
  colours: Design['colours'],
): string | undefined {
  const [colour] = holder?.children ?? [];
  if (!colour) return undefined;
  const {val = '', lastClr} = colour.attributes;
  const base = colour.name === 'schemeClr' ? colours.get(val) : (lastClr ?? val);
  const changes = new Map(
    colour.children.map(({name, attributes}) => [name, share(attributes['val'] ?? '')]),
  );
  return base !== undefined && /^[0-9a-f]{6}$/i.test(base)
    ? changedColour(base, changes)
    : undefined;
}

/** Applies changes to a colour; undefined for others than those of luminance. */
function changedColour(base: string, changes: Map<string, number>): string | undefined {
  const factor = changes.get('lumMod') ?? 1;
  const offset = changes.get('lumOff') ?? 0;
  const others = [...changes.keys()].filter((name) => name !== 'lumMod' && name !== 'lumOff');
  if (others.length > 0) return undefined;
  const parts = [0, 2, 4].map(
    (at) => Number.parseInt(base.slice(at, at + 2), 16) * factor + 255 * offset,
  );
  return parts
    .map((part) => Math.min(255, Math.round(part)).toString(16).padStart(2, '0'))
    .join('');
}

const FILLS = /^(?:solid|grad|patt|blip|grp)Fill$/;

/** Returns whether a shape may cover what is below it: all but an `sp` without a fill. */
const mayCover = (shape: XmlElement): boolean => shape.name !== 'sp' || fillOf(shape) !== undefined;

/** Returns the fill of a shape, its own or its style's. */
export function fillOf(shape: XmlElement): XmlElement | undefined {
  const properties = child(shape, 'spPr');
  const own = properties?.children.find(({name}) => FILLS.test(name) || name === 'noFill');
  const style = child(shape, 'style', 'fillRef');
  return own?.name === 'noFill'
    ? undefined
    : (own ?? (style?.attributes['idx'] === '0' ? undefined : style));
}

export function hasLine(shape: XmlElement): boolean {
  const line = child(shape, 'spPr', 'ln');
  return line !== undefined && child(line, 'noFill') === undefined;
}

/**
 * Returns the background colour of a table cell; undefined if unknown.
 * @param background the colour behind the table
 */
export function cellBackground(
  cell: XmlElement,
  table: XmlElement,
  background: string | undefined,
  design: Design,
): string | undefined {
  const own = child(cell, 'tcPr')?.children.find(({name}) => FILLS.test(name));
  if (own) return own.name === 'solidFill' ? colourOf(own, design.colours) : undefined;
  // The style of a table may colour any of its cells.
  const properties = child(table, 'tblPr');
  const isPlain =
    child(properties, 'tableStyleId') === undefined &&
    !properties?.children.some(({name}) => FILLS.test(name));
  return isPlain ? background : undefined;
}

/** Returns the background colour of a shape's text; undefined if unknown. @param below the shapes drawn before it */
export function backgroundOf(
  shape: XmlElement,
  below: XmlElement[],
  root: XmlElement,
  design: Design,
): string | undefined {
  const fill = fillOf(shape);
  if (fill) {
    return /^(?:solidFill|fillRef)$/.test(fill.name) ? colourOf(fill, design.colours) : undefined;
  }
  if (below.some(mayCover)) return undefined;
  const background = child(root, 'cSld', 'bg') ?? design.backgrounds[0];
  if (!background) return 'FFFFFF';
  for (const element of descendants(background)) {
    if (element.name === 'solidFill' || element.name === 'bgRef') {
      return colourOf(element, design.colours);
    }
  }
  return undefined;
}
