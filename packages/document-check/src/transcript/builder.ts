/** Collects the items of a transcript: joins text, and drops blocks without content. */
import type {ItemPlace, ItemRole, TranscriptItem} from './items.ts';

export interface TextPlace extends ItemPlace {
  language?: string | undefined;
}

/** Blocks whose first paragraph is read with them. */
const TAKES_PARAGRAPH: ReadonlySet<string> = new Set(['listItem', 'cell', 'caption', 'quote']);
/** Greatest number of MCIDs that are stored for an item: enough to outline it. */
const MAX_MCIDS = 200;

/** Text as it is read: without line breaks, repeated spaces and soft hyphens. */
const cleaned = (text: string): string => text.replaceAll(/[\s\u{ad}]+/gu, ' ').trim();

export class TranscriptBuilder {
  private readonly items: TranscriptItem[] = [];
  private block: TranscriptItem | undefined;
  private hasBody = false;
  private page: number | undefined;

  /** Announces a page if the last block was on another one. */
  goTo(page: number | undefined): void {
    if (page === undefined || page === this.page) return;
    this.end();
    this.page = page;
    this.items.push({kind: 'page', page, text: ''});
  }

  /** Adds an item that contains no text of the document, such as the beginning of a list. */
  push(item: ItemRole, place: TextPlace = {}, text = ''): void {
    this.goTo(place.page);
    this.end();
    this.items.push({...item, ...place, text});
  }

  /** Opens a block, to which following text belongs. A paragraph at the beginning of a list item or cell belongs to that. */
  begin(role: ItemRole, place: TextPlace = {}): void {
    const isInside = role.kind === 'paragraph' && TAKES_PARAGRAPH.has(this.block?.kind ?? '');
    if (isInside && !this.hasBody) return;
    this.goTo(place.page);
    this.end();
    this.block = {...role, ...place, text: ''};
    this.items.push(this.block);
    this.hasBody = false;
  }

  /** Adds text to the open block, or to a new paragraph. @param isLabel whether it is the bullet or number of a list item */
  text(text: string, place: TextPlace = {}, isLabel = false): void {
    if (text === '') return;
    const last = this.openText(place);
    if (last.text === '' || !this.hasBody) last.language = place.language;
    last.text += text;
    addPlace(last, place);
    if (!isLabel && text.trim() !== '') this.hasBody = true;
  }

  /** Returns the item to which text is added: the last one if it is of the same block and language. */
  private openText(place: TextPlace): TranscriptItem {
    if (!this.block) this.begin({kind: 'paragraph'}, place);
    const last = this.items.at(-1);
    const isText = last && (last === this.block || last.kind === 'text');
    // A bullet takes the language of the text after it.
    const isSame = !this.hasBody || last?.language === place.language;
    if (isText && isSame) return last;
    const next: TranscriptItem = {
      kind: 'text',
      text: '',
      continues: true,
      ...place,
      mcids: undefined,
    };
    this.items.push(next);
    return next;
  }

  /** Adds a link, a picture or another part of a line. */
  inline(role: ItemRole, text: string, place: TextPlace = {}): void {
    if (!this.block) this.goTo(place.page);
    const continues = this.block ? {continues: true} : {};
    this.items.push({...role, ...place, text, ...continues});
    this.hasBody = true;
  }

  /** Whether a block is open. */
  get isOpen(): boolean {
    return this.block !== undefined;
  }

  /** Whether the open block has no text yet. */
  get isBlank(): boolean {
    return !this.block || (this.items.at(-1) === this.block && this.block.text.trim() === '');
  }

  /** Closes the open block. @param readsBlank whether a paragraph without content is read as “blank”, and not dropped */
  end(readsBlank = false): void {
    if (!readsBlank && this.isBlank && this.block?.kind === 'paragraph') this.items.pop();
    this.block = undefined;
  }

  /** Closes what is open, and returns the items. */
  finish(): TranscriptItem[] {
    this.end();
    return this.items
      .map((item) => {
        const text = cleaned(item.text);
        if (item.kind === 'field') return {...item, text, value: cleaned(item.value)};
        if (item.kind === 'cell') return {...item, text, headers: item.headers.map(cleaned)};
        return {...item, text};
      })
      .filter((item) => item.kind !== 'text' || item.text !== '');
  }
}

/** Records where a part of an item is. Of an item on two pages, only the first part can be outlined. */
function addPlace(item: TranscriptItem, {page, mcids}: TextPlace): void {
  item.page ??= page;
  if (!mcids || item.page !== page) return;
  item.mcids = [...(item.mcids ?? []), ...mcids].slice(0, MAX_MCIDS);
}
