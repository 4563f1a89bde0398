/**
 * The words of a transcript. They are those of NVDA, in NVDA's order: role, then text; for a form field, name, then role.
 * Orca has the same words for most roles, and says some after the text.
 */
import type {Translator} from '../messages/index.ts';
import type {Transcript, TranscriptItem} from './items.ts';

/** What is said of an item: before its text, the text, and after it. */
export interface Announcement {
  before: string;
  text: string;
  after: string;
}

type Item<Kind extends TranscriptItem['kind']> = Extract<TranscriptItem, {kind: Kind}>;

/** Separates two announcements, such as a role and a text. */
const PAUSE = '  ';

const joined = (parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(PAUSE);

function cellWords(t: Translator, {row, column, isFirstInRow, headers}: Item<'cell'>): string {
  const rowWords = isFirstInRow ? t('transcript.row', {number: row}) : '';
  return joined([rowWords, ...headers, t('transcript.column', {number: column})]);
}

function fieldWords(t: Translator, {role, value, states}: Item<'field'>): string {
  return joined([role, ...states].map((id) => t(`transcript.${id}`)).concat(value));
}

/** Returns the words before the text of an item. */
function wordsBefore(t: Translator, item: TranscriptItem, format: Transcript['format']): string {
  switch (item.kind) {
    case 'page':
      return t(`transcript.${format === 'powerpoint' ? 'slide' : 'page'}`, {number: item.page});
    case 'heading':
      if (item.level === undefined) return t('transcript.headingAnyLevel');
      return t('transcript.heading', {number: item.level});
    case 'list':
      return t('transcript.list', {count: item.count});
    case 'table':
      return t('transcript.table', {
        rows: t('transcript.rows', {count: item.rows}),
        columns: t('transcript.columns', {count: item.columns}),
      });
    case 'cell':
      return cellWords(t, item);
    case 'end':
      return t(`transcript.end.${item.of}`);
    case 'silence':
      return t(`transcript.silence.${item.reason}`);
    case 'paragraph':
    case 'text':
    case 'listItem':
    case 'code':
    case 'field':
      return '';
    default:
      return t(`transcript.${item.kind}`);
  }
}

/** Blocks that are announced as blank if they have no text. */
const CAN_BE_BLANK: ReadonlySet<string> = new Set(['paragraph', 'heading', 'listItem', 'cell']);

/** Returns what is said of an item. @param isAlone whether nothing else belongs to its block */
export function announcementOf(
  t: Translator,
  item: TranscriptItem,
  format: Transcript['format'],
  isAlone = true,
): Announcement {
  const isBlank = isAlone && item.text === '' && CAN_BE_BLANK.has(item.kind);
  return {
    before: wordsBefore(t, item, format),
    text: item.text,
    after: item.kind === 'field' ? fieldWords(t, item) : blankWords(t, isBlank),
  };
}

const blankWords = (t: Translator, isBlank: boolean) => (isBlank ? t('transcript.blank') : '');

/** Returns the items in lines: those of a block are in one line. */
export function linesOf({items}: Pick<Transcript, 'items'>): TranscriptItem[][] {
  const lines: TranscriptItem[][] = [];
  for (const item of items) {
    if (item.continues) lines.at(-1)?.push(item);
    else lines.push([item]);
  }
  return lines;
}

/** Returns a line as text. What is not read is in brackets. */
function lineText(t: Translator, line: readonly TranscriptItem[], format: Transcript['format']) {
  const parts = line.map((item) => {
    const {before, text, after} = announcementOf(t, item, format, line.length === 1);
    if (item.kind !== 'silence') return joined([before, text, after]);
    return `[${before}${text === '' ? '' : `: “${text}”`}]`;
  });
  return joined(parts);
}

/** Returns a transcript as text, one line for each block. @param t in the reader's language */
export function transcriptText(t: Translator, transcript: Transcript): string {
  const {title, format, notes} = transcript;
  const lines = linesOf(transcript).map((line) => {
    const text = lineText(t, line, format);
    return line[0]?.kind === 'page' ? `\n${text}` : text;
  });
  const remarks = ['approximation', ...notes].map((id) => t(`transcript.${id}`));
  const body = lines.length === 0 ? ['', t('transcript.empty')] : lines;
  return [title || t('transcript.noTitle'), ...remarks, ...body].join('\n');
}
