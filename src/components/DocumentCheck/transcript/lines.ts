/** The lines of a transcript, with the words that are said. */
import {announcementOf, linesOf} from '@trendsoft/document-check';
import type {Transcript, TranscriptItem} from '@trendsoft/document-check';
import {t} from '../check/loadedRules';

/** A part of a line: an item, with the words before and after its text. */
export interface LinePart {
  item: TranscriptItem;
  before: string;
  after: string;
}

export interface Line {
  /** From 1, in the whole transcript. */
  number: number;
  kind: TranscriptItem['kind'];
  parts: readonly LinePart[];
  isSilent: boolean;
}

export const numberedLines = (transcript: Transcript): Line[] =>
  linesOf(transcript).map((items, index) => {
    const parts = items.map((item) => {
      const {before, after} = announcementOf(t, item, transcript.format, items.length === 1);
      return {item, before, after};
    });
    const kind = items[0]?.kind ?? 'paragraph';
    const isSilent = items.some((item) => item.kind === 'silence');
    return {number: index + 1, kind, parts, isSilent};
  });

/** Headings, and titles of slides. */
export const isHeading = ({kind}: Line): boolean => kind === 'heading' || kind === 'title';

/** Returns the text of a line, without the words that are said of it. */
export const textOfLine = ({parts}: Line): string =>
  parts
    .map(({item}) => item.text)
    .filter(Boolean)
    .join(' ');

/** Returns the number of the first line after another one that passes a test; undefined if there is none. */
export const lineAfter = (
  lines: readonly Line[],
  number: number,
  test: (line: Line) => boolean,
): number | undefined => lines.slice(number).find((line) => test(line))?.number;
