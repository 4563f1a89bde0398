/** Reads the parts of a content stream that rules need: marked content, text, painted areas and form XObjects. */
import type {Font} from '../fonts/font.ts';
import {asDict, Keyword, Name, PdfString, Stream} from '../objects.ts';
import type {Dict, PdfObject} from '../objects.ts';
import {END, Parser} from '../parser.ts';
import {text as textOf} from '../strings.ts';
import type {Content, Owner, PaintedKind} from './content.ts';
import {skipInlineImage} from './inline-image.ts';
import {MarkStack} from './marks.ts';
import type {Mark, Surroundings} from './marks.ts';
import {contentId} from '../structure/tree.ts';

const PAINTING = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 's', 'S']);
/** The text rendering mode that draws nothing. */
const INVISIBLE = 3;
const MAX_SAVED = 4096;
const MAX_OPERANDS = 64;

interface State {
  font: Font | undefined;
  mode: number;
  /** Area on the page of a unit square. */
  area: number;
}

/** The factor by which a transformation enlarges an area. */
export function areaScale(matrix: readonly PdfObject[] | undefined): number {
  const [a, b, c, d] = matrix ?? [];
  if (typeof a !== 'number' || typeof b !== 'number') return 1;
  if (typeof c !== 'number' || typeof d !== 'number') return 1;
  return Math.abs(a * d - b * c);
}

/** Joins the strings of a TJ operator, without the spacing between them. */
const joined = (parts: readonly PdfObject[]): PdfString =>
  new PdfString(
    Uint8Array.from(parts.flatMap((part) => (part instanceof PdfString ? [...part.bytes] : []))),
  );

export class ContentReader {
  /** Whether there was marked content that belongs to elements. */
  marked = false;
  private state: State;
  private readonly saved: State[] = [];
  private readonly marks: MarkStack;

  constructor(
    private readonly content: Content,
    private readonly owner: Owner,
    outside: Surroundings,
    private readonly depth: number,
    area: number,
  ) {
    this.state = {font: undefined, mode: 0, area};
    this.marks = new MarkStack(outside);
  }

  read(data: Uint8Array): void {
    const {resolve, budget} = this.content.file;
    const parser = new Parser(data, 0, {resolve, budget, references: false});
    let operands: PdfObject[] = [];
    for (let object = parser.next(); object !== END; object = parser.next()) {
      if (object instanceof Keyword) {
        if (object.word === 'BI') skipInlineImage(parser);
        this.apply(object.word, operands);
        operands = [];
      } else if (operands.length < MAX_OPERANDS) operands.push(object);
    }
  }

  private apply(operator: string, operands: PdfObject[]): void {
    const [first] = operands;
    this.content.listener.operator?.(operator, operands);
    switch (operator) {
      case 'q':
        if (this.saved.length < MAX_SAVED) this.saved.push({...this.state});
        return;
      case 'Q':
        this.state = this.saved.pop() ?? this.state;
        return;
      case 'cm':
        this.state.area *= areaScale(operands);
        return;
      case 'Tf':
        this.state.font = this.content.font(this.resource('Font', first));
        return;
      case 'gs':
        this.graphicsState(first);
        return;
      case 'Tr':
        if (typeof first === 'number') this.state.mode = first;
        return;
      case 'Tj':
      case "'":
      case '"':
        this.showText(operands.at(-1));
        return;
      case 'TJ':
        if (Array.isArray(first)) this.showText(joined(first));
        return;
      case 'BMC':
      case 'BDC':
        this.openMark(first, operands[1]);
        return;
      case 'EMC':
        this.marks.pop();
        return;
      case 'Do':
        this.paintXObject(first);
        return;
      case 'sh':
        this.reportPainted('shading');
        return;
      case 'BI':
        this.reportPainted('image');
        return;
      default:
        if (PAINTING.has(operator)) this.reportPainted('path');
    }
  }

  private resource(kind: string, name: PdfObject | undefined): PdfObject | undefined {
    return name instanceof Name ? this.owner.resources?.dict(kind)?.raw(name.value) : undefined;
  }

  private graphicsState(name: PdfObject | undefined): void {
    const font = asDict(this.content.file.resolve(this.resource('ExtGState', name)))?.array('Font');
    if (font) this.state.font = this.content.font(font[0]) ?? this.state.font;
  }

  private reportPainted(piece: PaintedKind): void {
    this.content.listener.painted(piece, this.marks.current, this.owner.pageNumber);
  }

  private showText(value: PdfObject | undefined): void {
    if (!(value instanceof PdfString) || value.bytes.length === 0) return;
    const {font, mode} = this.state;
    const shown = {font, bytes: value.bytes, drawn: mode !== INVISIBLE};
    this.content.listener.text(shown, this.marks.current, this.owner.pageNumber);
  }

  private openMark(tag: PdfObject | undefined, given: PdfObject | undefined): void {
    const properties = this.propertyList(given);
    const name = tag instanceof Name ? tag.value : '';
    const mark: Mark = {
      tag: name,
      properties,
      artifact: name === 'Artifact',
      lang: textOf(properties?.string('Lang')),
      ...this.elementOf(properties?.number('MCID')),
    };
    this.content.listener.mark(mark, this.marks.current, this.owner.pageNumber);
    this.marks.push(mark);
  }

  /** The properties of marked content: a name of a resource, or a dictionary in the stream. */
  private propertyList(given: PdfObject | undefined): Dict | undefined {
    if (!(given instanceof Name)) return asDict(given);
    return asDict(this.content.file.resolve(this.resource('Properties', given)));
  }

  /** Finds the element that marked content belongs to. @param mcid undefined if it belongs to none */
  private elementOf(mcid: number | undefined): Pick<Mark, 'mcids' | 'id' | 'element'> {
    if (mcid === undefined) return {mcids: undefined, id: undefined, element: undefined};
    this.marked = true;
    const {page, stream, dict} = this.owner;
    return {
      mcids: stream === undefined ? [mcid] : undefined,
      id: contentId(mcid, page, stream),
      element: this.content.tree?.ofMark(mcid, page, stream, dict),
    };
  }

  private paintXObject(name: PdfObject | undefined): void {
    const stream = this.content.file.resolve(this.resource('XObject', name));
    if (!(stream instanceof Stream)) return;
    const around = this.marks.current;
    const kind = stream.dict.name('Subtype');
    if (kind === 'Image') {
      this.reportPainted('image');
      this.content.listener.image(this.state.area, around, this.owner.pageNumber);
    } else if (kind === 'Form') {
      this.content.form(stream, this.owner, around, this.depth, this.state.area);
    }
  }
}
