/** Reads a presentation: its slides in order, and on each slide the shapes in the order of the selection pane, from its end. */
import {isTrue, textOf} from '../../office/package.ts';
import type {OfficePackage, Relationship} from '../../office/package.ts';
import {
  isTitle,
  needsDescription,
  placeholderOf,
  propertiesOf,
  shapesIn,
} from '../../office/slides/shapes.ts';
import {child, descendants} from '../../xml.ts';
import type {XmlElement} from '../../xml.ts';
import {TranscriptBuilder} from '../builder.ts';
import type {TextPlace} from '../builder.ts';
import {placeCells} from '../headers.ts';
import type {GridCell, Scope} from '../headers.ts';
import type {Transcript} from '../items.ts';
import {graphicOf} from './alternative.ts';
import {formatted} from './number-format.ts';

const BULLET = '•';

/** Placeholders whose paragraphs have bullets unless they say otherwise. */
const BULLETED = new Set(['body', 'obj']);

/** PowerPoint's names of number formats begin with these. */
const NUMBER_FORMATS: readonly [RegExp, string][] = [
  [/^alphaLc/, 'lowerLetter'],
  [/^alphaUc/, 'upperLetter'],
  [/^romanLc/, 'lowerRoman'],
  [/^romanUc/, 'upperRoman'],
];

interface TableCell extends GridCell {
  element: XmlElement;
}

/** The bullet of a paragraph. */
interface Bullet {
  level: number;
  /** The format of its number; undefined for a bullet. */
  format: string | undefined;
}

const paragraphsOf = (body: XmlElement | undefined): XmlElement[] =>
  body?.children.filter(({name}) => name === 'p') ?? [];

const OWN_BULLET = /^bu(?:AutoNum|Char|Blip)$/;

/** Whether a paragraph has a bullet or a number. @param byDefault whether it has one unless it says otherwise */
function isBulleted(properties: XmlElement | undefined, byDefault: boolean): boolean {
  const kinds = properties?.children.map(({name}) => name) ?? [];
  if (kinds.includes('buNone')) return false;
  return byDefault || kinds.some((kind) => OWN_BULLET.test(kind));
}

/** The bullet of a paragraph with text; undefined if it has none. */
function bulletOf(paragraph: XmlElement, byDefault: boolean): Bullet | undefined {
  const properties = child(paragraph, 'pPr');
  if (!isBulleted(properties, byDefault) || textOf(paragraph).trim() === '') return undefined;
  const {lvl = 0} = properties?.attributes ?? {};
  return {level: Number(lvl), format: child(properties, 'buAutoNum')?.attributes['type']};
}

class SlideReader {
  constructor(
    private readonly builder: TranscriptBuilder,
    private readonly page: number,
    private readonly relationships: ReadonlyMap<string, Relationship>,
  ) {}

  readAll(shapes: readonly XmlElement[]): void {
    for (const shape of shapes) this.read(shape);
  }

  private read(shape: XmlElement): void {
    const graphic = graphicOf(propertiesOf(shape));
    if (shape.name === 'grpSp') {
      if (!graphic) return;
      if (graphic.role.kind !== 'graphic') this.readAll(shapesIn(shape));
      else this.builder.push(graphic.role, this.place, graphic.text);
      return;
    }
    const table = [...descendants(shape)].find(({name}) => name === 'tbl');
    if (table) this.readTable(table);
    else if (textOf(shape).trim() !== '') this.readText(shape);
    else if (graphic && (needsDescription(shape) || graphic.text !== '')) {
      this.builder.push(graphic.role, this.place, graphic.text);
    }
  }

  /** Reads the notes of the slide. */
  readNotes(shape: XmlElement): void {
    this.builder.push({kind: 'slideNotes'}, this.place);
    this.readParagraphs(paragraphsOf(child(shape, 'txBody')), false);
    this.builder.push({kind: 'end', of: 'slideNotes'});
  }

  private get place(): TextPlace {
    return {page: this.page};
  }

  private readText(shape: XmlElement): void {
    const paragraphs = paragraphsOf(child(shape, 'txBody'));
    if (isTitle(shape)) {
      this.builder.begin({kind: 'title'}, this.place);
      for (const paragraph of paragraphs) this.readRuns(paragraph);
      this.builder.end();
      return;
    }
    this.readParagraphs(paragraphs, BULLETED.has(placeholderOf(shape) ?? ''));
  }

  /** Reads paragraphs. @param byDefault whether they have bullets unless they say otherwise */
  private readParagraphs(paragraphs: readonly XmlElement[], byDefault: boolean): void {
    const bullets = paragraphs.map((paragraph) => bulletOf(paragraph, byDefault));
    const open: number[] = [];
    const numbers: number[] = [];
    const close = (level: number) => {
      for (; (open.at(-1) ?? -1) > level; open.pop()) this.builder.push({kind: 'end', of: 'list'});
    };
    for (const [i, paragraph] of paragraphs.entries()) {
      const bullet = bullets[i];
      close(bullet?.level ?? -1);
      if (!bullet) {
        this.builder.begin({kind: 'paragraph'}, this.place);
        this.readRuns(paragraph);
        this.builder.end();
        continue;
      }
      const {level} = bullet;
      if ((open.at(-1) ?? -1) < level) {
        this.builder.push({kind: 'list', count: countItems(bullets.slice(i), level)}, this.place);
        open.push(level);
        numbers[level] = 0;
      }
      numbers[level] = (numbers[level] ?? 0) + 1;
      this.builder.begin({kind: 'listItem'}, this.place);
      this.builder.text(labelOf(bullet, numbers[level]), this.place, true);
      this.readRuns(paragraph);
      this.builder.end();
    }
    close(-1);
  }

  private readRuns(paragraph: XmlElement): void {
    for (const run of paragraph.children) {
      if (run.name === 'br') this.builder.text(' ', this.place);
      if (run.name !== 'r' && run.name !== 'fld') continue;
      const properties = child(run, 'rPr');
      const link = child(properties, 'hlinkClick');
      const language = properties?.attributes['lang'];
      const place = {...this.place, language};
      if (link) {
        const target = this.relationships.get(link.attributes['r:id'] ?? '')?.target;
        this.builder.inline({kind: 'link', target}, textOf(run), place);
      } else this.builder.text(textOf(run), place);
    }
  }

  private readTable(table: XmlElement): void {
    const rows = cellsOf(table);
    const {placed, width} = placeCells(rows);
    this.builder.push({kind: 'table', rows: rows.length, columns: width}, this.place);
    for (const {cell, role} of placed.flat()) {
      this.builder.begin(role, this.place);
      for (const paragraph of paragraphsOf(child(cell.element, 'txBody'))) {
        this.readRuns(paragraph);
        this.builder.text(' ', this.place);
      }
      this.builder.end();
    }
    this.builder.push({kind: 'end', of: 'table'});
  }
}

/** The number of items of a list, up to the end of its level. */
function countItems(bullets: readonly (Bullet | undefined)[], level: number): number {
  const end = bullets.findIndex((bullet) => !bullet || bullet.level < level);
  const own = end < 0 ? bullets : bullets.slice(0, end);
  return own.filter((bullet) => bullet?.level === level).length;
}

function labelOf({format}: Bullet, number: number): string {
  if (format === undefined) return `${BULLET} `;
  const [, name = 'decimal'] = NUMBER_FORMATS.find(([start]) => start.test(format)) ?? [];
  return `${formatted(number, name)}. `;
}

const isSet = (element: XmlElement | undefined, name: string): boolean =>
  isTrue(element?.attributes[name] ?? '0');

function cellsOf(table: XmlElement): TableCell[][] {
  const properties = child(table, 'tblPr');
  const [hasRow, hasColumn] = [isSet(properties, 'firstRow'), isSet(properties, 'firstCol')];
  const scopeOf = (row: number, column: number): Scope | undefined => {
    if (hasRow && row === 0) return 'column';
    return hasColumn && column === 0 ? 'row' : undefined;
  };
  const rows = table.children.filter(({name}) => name === 'tr');
  return rows.map(({children}, r) =>
    children
      .filter(({name}) => name === 'tc')
      .flatMap((element, c) => {
        if (isSet(element, 'hMerge') || isSet(element, 'vMerge')) return [];
        const {gridSpan = 1, rowSpan = 1} = element.attributes;
        const text = textOf(element).trim();
        const [columns, high] = [Number(gridSpan) || 1, Number(rowSpan) || 1];
        return [{element, rows: high, columns, scope: scopeOf(r, c), text}];
      }),
  );
}

/** The first language that is set on a slide. */
function languageIn(items: Transcript['items']): string | undefined {
  return items.find(({language}) => language !== undefined)?.language;
}

/** Returns the shape with the notes of a slide; undefined if nothing is in it. */
function notesShapeOf(file: OfficePackage, slide: string): XmlElement | undefined {
  const notes = file.xml(file.related(slide, 'notesSlide'));
  const tree = child(notes, 'cSld', 'spTree');
  return tree && shapesIn(tree).find((shape) => isNotes(shape) && textOf(shape).trim() !== '');
}

const isNotes = (shape: XmlElement): boolean => placeholderOf(shape) === 'body';

/** Reads a slide, unless it is hidden. @param name of its part */
function readSlide(
  file: OfficePackage,
  name: string | undefined,
  page: number,
  builder: TranscriptBuilder,
): void {
  const slide = file.xml(name);
  const tree = child(slide, 'cSld', 'spTree');
  if (name === undefined || !slide || !tree || !isTrue(slide.attributes['show'])) return;
  builder.goTo(page);
  const reader = new SlideReader(builder, page, file.relationships(name));
  reader.readAll(shapesIn(tree));
  const notes = notesShapeOf(file, name);
  if (notes) reader.readNotes(notes);
}

/** Returns the transcript of a presentation, without hidden slides. The notes of a slide are read after it, as in PowerPoint's pane below it. */
export function transcribeSlides(file: OfficePackage, name: string, root: XmlElement): Transcript {
  const relationships = file.relationships(name);
  const ids = child(root, 'sldIdLst')?.children ?? [];
  const builder = new TranscriptBuilder();
  for (const [i, {attributes}] of ids.entries()) {
    const part = relationships.get(attributes['r:id'] ?? '')?.target;
    readSlide(file, part, i + 1, builder);
  }
  const items = builder.finish();
  return {
    format: 'powerpoint',
    title: file.title(),
    language: languageIn(items),
    pages: ids.length,
    items,
    notes: [],
  };
}
