/** Collects the text and pictures of all pages by marked content, and what is not read. */
import type {Listener, ShownText} from '../../pdf/content/content.ts';
import type {Mark, Surroundings} from '../../pdf/content/marks.ts';
import {ContentWalker} from '../../pdf/content/walker.ts';
import type {PdfDocument} from '../../pdf/document.ts';
import type {Font} from '../../pdf/fonts/font.ts';
import {widthsOf} from '../../pdf/fonts/glyphs.ts';
import {PdfString} from '../../pdf/objects.ts';
import type {PdfObject} from '../../pdf/objects.ts';
import type {Page} from '../../pdf/pages.ts';
import {text as textOf} from '../../pdf/strings.ts';
import type {StructElement} from '../../pdf/structure/element.ts';
import type {SilenceReason} from '../items.ts';
import {TextPosition} from './text-position.ts';
import type {Gap} from './text-position.ts';

/** A string that a page shows, or the text that replaces a part of a page. */
export interface TextPiece {
  kind: 'text';
  font: Font | undefined;
  bytes: Uint8Array;
  replacement: string | undefined;
  gap: Gap;
  language: string | undefined;
}

export type Piece = TextPiece | {kind: 'picture'};

/** Content that is not read. */
export interface Silence {
  reason: SilenceReason;
  page: number;
  pieces: Piece[];
}

/** Marked content (`contentId`), a page's beginning (`startOf`), or the element of a whole form XObject. */
export type ContentKey = string | StructElement;

/** Returns the key of what comes before the first marked content of a page. */
export const startOf = (page: number): string => `page ${page}`;

/** Width of a character whose font states none, in thousandths of an em. */
const WIDTH = 500;
const SPACE = 32;

/** The text that replaces what is in a marked content sequence, or in one around it. */
function replacementOf(mark: Mark | undefined): {mark: Mark; text: string} | undefined {
  for (let sequence = mark; sequence; sequence = sequence.outer) {
    const {properties} = sequence;
    const string = properties?.string('ActualText') ?? properties?.string('Alt');
    const text = textOf(string ?? properties?.string('E'));
    if (text !== undefined) return {mark: sequence, text};
  }
  return undefined;
}

/** The id of the innermost sequence that belongs to an element. */
function idOf(mark: Mark | undefined): string | undefined {
  let tagged = mark;
  while (tagged && !(tagged.element && tagged.id !== undefined)) tagged = tagged.outer;
  return tagged?.id;
}

export class PageContent implements Listener {
  readonly readsEveryUse = true;
  readonly walker: ContentWalker;
  private readonly pieces = new Map<ContentKey, Piece[]>();
  private readonly silences = new Map<ContentKey, Silence[]>();
  private readonly widths = new Map<Font, (code: number) => number | undefined>();
  private readonly position = new TextPosition();
  private operands: readonly PdfObject[] = [];
  private last: ContentKey = '';
  private openSilence: Silence | undefined;
  private replaced: Mark | undefined;

  constructor(private readonly document: PdfDocument) {
    this.walker = new ContentWalker(document.file, document.tree, this);
  }

  readPage(page: Page): void {
    this.position.reset();
    this.last = startOf(page.number);
    this.openSilence = undefined;
    this.walker.readPage(page);
  }

  /** Returns the text and pictures of marked content, in the order in which they are painted. */
  piecesOf(key: ContentKey): readonly Piece[] {
    return this.pieces.get(key) ?? [];
  }

  /** Returns what is painted after marked content and is not read, once. */
  takeSilences(key: ContentKey): readonly Silence[] {
    const found = this.silences.get(key) ?? [];
    this.silences.delete(key);
    return found;
  }

  remainingSilences(): Silence[] {
    return [...this.silences.values()].flat();
  }

  operator(operator: string, operands: readonly PdfObject[]): void {
    this.operands = operands;
    this.position.apply(operator, operands);
  }

  mark(mark: Mark): void {
    if (!mark.artifact) this.openSilence = undefined;
  }

  painted(): void {}

  text(shown: ShownText, around: Surroundings, page: number): void {
    this.document.file.budget.step(shown.bytes.length >> 2);
    const add = this.target(around, page);
    const language = around.lang ?? this.document.lang;
    const replacement = replacementOf(around.mark);
    // A replacement stands for all strings of its sequence: it is added once, in place of the first.
    let isAdded = replacement !== undefined && replacement.mark === this.replaced;
    this.replaced = replacement?.mark;
    for (const {bytes, gap} of this.strings(shown)) {
      if (isAdded) continue;
      isAdded = replacement !== undefined;
      add({
        kind: 'text',
        font: shown.font,
        bytes,
        replacement: replacement?.text,
        gap,
        language,
      });
    }
  }

  /** Moves over the strings that the last operator shows. Yields each with what separates it from the one before. */
  private *strings({font, bytes}: ShownText): Generator<{bytes: Uint8Array; gap: Gap}> {
    const [first] = this.operands;
    for (const part of Array.isArray(first) ? first : [new PdfString(bytes)]) {
      if (typeof part === 'number') this.position.adjust(part);
      if (!(part instanceof PdfString)) continue;
      const gap = this.position.gap();
      this.advance(font, part.bytes);
      yield {bytes: part.bytes, gap};
    }
  }

  image(_area: number, around: Surroundings, page: number): void {
    if (!around.artifact) this.target(around, page, 'picture')({kind: 'picture'});
  }

  private advance(font: Font | undefined, bytes: Uint8Array): void {
    if (!font) return;
    const {budget} = this.document.file;
    const widthOf = this.widths.get(font) ?? widthsOf(font, budget);
    this.widths.set(font, widthOf);
    const codes = font.codes(bytes);
    let width = 0;
    let spaces = 0;
    for (const code of codes) {
      width += widthOf(code) ?? WIDTH;
      if (code === SPACE && !font.composite) spaces += 1;
    }
    this.position.advance(width, codes.length, spaces);
  }

  /** Returns a function that adds a piece to marked content, or to what is not read. */
  private target({element, artifact, mark}: Surroundings, page: number, kind?: 'picture') {
    if (!this.document.tree && !artifact) return this.adderTo(startOf(page));
    if (element && !artifact) {
      this.last = idOf(mark) ?? element;
      this.openSilence = undefined;
      return this.adderTo(this.last);
    }
    const reason = artifact ? 'decoration' : (kind ?? 'untagged');
    const silence = this.silenceOf(reason, page);
    return (piece: Piece) => void silence.pieces.push(piece);
  }

  private adderTo(key: ContentKey) {
    const pieces = this.pieces.get(key) ?? [];
    this.pieces.set(key, pieces);
    return (piece: Piece) => void pieces.push(piece);
  }

  /** Returns the silence that adjacent content belongs to. */
  private silenceOf(reason: SilenceReason, page: number): Silence {
    const {openSilence: open} = this;
    if (open?.reason === reason && reason !== 'picture') return open;
    const silence = {reason, page, pieces: []};
    this.addSilence(this.last, silence);
    this.openSilence = silence;
    return silence;
  }

  /** Adds something that is not read, after marked content. */
  addSilence(after: ContentKey, silence: Silence): void {
    this.silences.set(after, [...(this.silences.get(after) ?? []), silence]);
  }

  /** Loads the fonts' programs and names, so that text can be decoded. */
  async loadFonts(): Promise<boolean> {
    const fonts = [...this.walker.fonts.values()].filter(({composite}) => !composite);
    for (const font of fonts) await font.loadProgram();
    return fonts.some(({usesGlyphNames}) => usesGlyphNames);
  }
}

/** Returns the text of a piece; undefined if its characters are unknown. */
export function decoded({replacement, font, bytes}: TextPiece): string | undefined {
  if (replacement !== undefined) return replacement;
  let text = '';
  let isKnown = bytes.length === 0;
  for (const code of font?.codes(bytes) ?? []) {
    const character = font?.unicode(code);
    if (character !== undefined) isKnown = true;
    // Characters of predefined Asian maps are known to screen readers, but not to this reader.
    text += character === '' ? '\ufffd' : (character ?? '');
  }
  return isKnown ? text : undefined;
}

/** Joins pieces of text, with the spaces between them. */
export const plainText = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) => (piece.kind === 'text' ? spaced(piece, decoded(piece) ?? '') : ''))
    .join('');

/** Returns text with the space before it. */
export const spaced = ({gap}: TextPiece, text: string): string =>
  gap === 'none' ? text : ` ${text}`;
