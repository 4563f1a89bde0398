/** Checks how the content of pages is tagged (clauses 7.1, 7.2 and 7.20), and finds scanned pages. */
import type {Reporter, PdfDocument} from '../document.ts';
import type {Place} from '../../finding.ts';
import {MAX_TEXT} from '../../limits.ts';
import type {Page} from '../pages.ts';
import {text as textOf} from '../strings.ts';
import type {StructElement} from '../structure/element.ts';
import type {Mark, Surroundings} from '../content/marks.ts';
import type {Listener, PaintedKind, ShownText} from '../content/content.ts';
import {ContentWalker} from '../content/walker.ts';
import {isLanguageTag} from './language.ts';

const SPAN_TEXTS = [
  ['ActualText', '7.2-30'],
  ['Alt', '7.2-31'],
  ['E', '7.2-32'],
] as const;

/** A page is a scan if pictures cover at least this share of it, and it has at most MAX_STAMP_BYTES of visible text. */
const SCANNED_PART = 0.8;
/** Greatest number of bytes of visible text on a scanned page: enough for a stamp such as "Page 1 of 2". */
const MAX_STAMP_BYTES = 40;

/** What was found on the page that is being read. */
interface PageCounts {
  /** Bytes of visible text. */
  visibleBytes: number;
  hasHiddenText: boolean;
  /** Area of pictures without a description, in square units of the page. */
  pictureArea: number;
}

const NO_COUNTS: PageCounts = {visibleBytes: 0, hasHiddenText: false, pictureArea: 0};

/** The nearest element that stands for a picture: a figure or formula, described or not, or any described element. */
function pictureElement(element: StructElement | undefined): StructElement | undefined {
  for (let tag = element; tag; tag = tag.parent) {
    if (tag.standard === 'Figure' || tag.standard === 'Formula' || isDescribed(tag)) return tag;
  }
  return undefined;
}

const isDescribed = (element: StructElement): boolean =>
  element.alternative !== '' || element.dict.has('ActualText');

/** Elements for text: screen readers do not announce a picture in one of them. */
const FOR_TEXT = /^(?:P|H\d?|Span|LBody|Lbl|TD|TH|Caption|Quote|Note|Strong|Em)$/;

/** Some programs show each letter on its own: the first words of an element are collected from all its strings. */
function collectText(owner: {ownText: string}, {font, bytes}: ShownText): void {
  if (font && owner.ownText.length < MAX_TEXT) owner.ownText += font.text(bytes);
}

const isUntagged = ({element, artifact}: Surroundings): boolean => !element && !artifact;

/** Whether a page is a picture of text. */
function isScan({visibleBytes, pictureArea}: PageCounts, {box}: Page): boolean {
  const [left = 0, bottom = 0, right = 0, top = 0] = box;
  const pageArea = (right - left) * (top - bottom);
  if (pageArea <= 0 || visibleBytes > MAX_STAMP_BYTES) return false;
  return pictureArea >= SCANNED_PART * pageArea;
}

export class ContentCheck implements Listener {
  /** Number of pages that were read to the end. */
  pagesRead = 0;
  /** Number of scanned pages. */
  scanned = 0;
  images = 0;
  readonly walker: ContentWalker;
  private counts = NO_COUNTS;
  /** The MCIDs of elements that the page uses. */
  private mcids = new Set<number>();
  /** The last untagged text, to which adjacent untagged text is appended. */
  private untagged: {ownText: string} | undefined;

  constructor(
    private readonly document: PdfDocument,
    private readonly report: Reporter,
  ) {
    this.walker = new ContentWalker(document.file, document.tree, this);
  }

  /** Reads a page. */
  readPage(page: Page): void {
    this.counts = {...NO_COUNTS};
    this.mcids = new Set();
    this.untagged = undefined;
    this.walker.readPage(page);
    this.pagesRead += 1;
    if (!isScan(this.counts, page)) return;
    this.scanned += 1;
    const rule = this.counts.hasHiddenText ? 'pdf-scanned-recognised' : 'pdf-scanned';
    this.report(rule, () => ({page: page.number}));
  }

  /** A number belongs to one sequence of a page: programs that look it up find only the first or the last. */
  private checkMcid({mcids, element}: Mark, place: () => Place): void {
    const [mcid] = mcids ?? [];
    if (mcid === undefined || !element) return;
    if (this.mcids.has(mcid)) this.report('pdf-mcid-repeated', place);
    this.mcids.add(mcid);
  }

  mark(mark: Mark, around: Surroundings, page: number): void {
    this.untagged = undefined;
    const place = () => ({page, element: mark.tag, mcids: mark.mcids});
    this.checkMcid(mark, place);
    this.checkNesting(mark, around, place);
    this.checkLanguage(mark, around, place);
  }

  /** Clause 7.1: decoration is not inside tagged content, nor tagged content inside decoration. */
  private checkNesting(mark: Mark, around: Surroundings, place: () => Place): void {
    if (mark.artifact && around.element) this.report('7.1-1', place);
    if (mark.element && around.artifact) this.report('7.1-2', place);
  }

  private checkLanguage(mark: Mark, around: Surroundings, place: () => Place): void {
    if (mark.lang !== undefined && !isLanguageTag(mark.lang)) this.report('7.2-29', place);
    const lang = mark.lang ?? mark.element?.lang ?? around.lang ?? this.document.lang;
    if (lang === undefined) this.checkSpan(mark, place);
  }

  /** Checks the texts of a span without a language. */
  private checkSpan({tag, properties}: Mark, place: () => Place): void {
    if (tag !== 'Span' || !properties) return;
    for (const [key, rule] of SPAN_TEXTS) {
      if (properties.has(key)) {
        this.report(rule, () => ({...place(), text: textOf(properties.string(key))}));
      }
    }
  }

  painted(piece: PaintedKind, around: Surroundings, page: number): void {
    this.untagged = undefined;
    if (isUntagged(around)) this.report('7.1-3', () => ({page, element: piece}));
  }

  text(shown: ShownText, around: Surroundings, page: number): void {
    this.document.file.budget.step(shown.bytes.length >> 2);
    this.countText(shown, page);
    const continued = this.untagged;
    this.untagged = isUntagged(around) ? (continued ?? {ownText: ''}) : undefined;
    const owner = around.element ?? this.untagged;
    if (owner) collectText(owner, shown);
    // A place is made at the end of the check, when all letters are collected.
    const text = () => owner?.ownText.trim();
    if (this.untagged && !continued) {
      this.report('7.1-3', () => ({page, element: 'text', text: text()}));
    }
    const lang = around.lang ?? this.document.lang;
    if (lang === undefined && !around.artifact) {
      this.report('7.2-34', () => ({page, text: text()}));
    }
  }

  private countText({font, bytes, drawn}: ShownText, page: number): void {
    if (drawn) this.counts.visibleBytes += bytes.length;
    else this.counts.hasHiddenText = true;
    font?.recordUse(bytes, drawn, page);
  }

  image(area: number, {element, artifact}: Surroundings): void {
    this.images += 1;
    const picture = pictureElement(element);
    if (!picture || !isDescribed(picture)) this.counts.pictureArea += area;
    if (artifact || !element || picture || !FOR_TEXT.test(element.standard ?? '')) return;
    this.report('pdf-image-in-text', () => this.document.placeOf(element));
  }

  /** Runs the checks that need every page to have been read. */
  finish(): void {
    for (const {stream, uses, marked, page} of this.walker.forms.values()) {
      if (stream.dict.has('Ref')) this.report('7.20-1', () => ({page}));
      if (marked && uses > 1) this.report('7.20-2', () => ({page}));
    }
  }
}
