/** What a transcript consists of. */
import type {Facts} from '../finding.ts';

/** Where an item is. */
export interface ItemPlace {
  /** Page or slide, from 1. */
  page?: number | undefined;
  /** In a PDF, the ids of its marked content (MCIDs) on that page. */
  mcids?: number[] | undefined;
  /** In a PDF, the rectangle of an annotation: left, bottom, right, top in units of the page. */
  rect?: number[] | undefined;
}

/**
 * Why something on the page is not read: `picture`: it has no text; `untagged`: content without a tag; `decoration`: text
 * that is marked as an artifact; `characters`: text whose characters are unknown; `textBox`: text beside the text.
 */
export type SilenceReason = 'picture' | 'untagged' | 'decoration' | 'characters' | 'textBox';

export type FieldRole =
  'edit' | 'checkBox' | 'radioButton' | 'comboBox' | 'listBox' | 'button' | 'signature';

export type FieldState = 'checked' | 'unchecked' | 'required' | 'readOnly';

/** What is beside the text. */
export type BesideKind = 'pageHeader' | 'pageFooter' | 'slideNotes';

/** A cell of a table, with its position from 1. */
export interface TableCellRole {
  kind: 'cell';
  row: number;
  column: number;
  /** Whether its row is announced with it. */
  isFirstInRow: boolean;
  isHeader: boolean;
  /** Texts of the header cells that are announced with it. */
  headers: string[];
}

/** Something that a screen reader announces in addition to the text. */
export type ItemRole =
  | {kind: 'page'; page: number}
  | {kind: 'heading'; level: number | undefined}
  | {kind: 'title' | 'paragraph' | 'caption' | 'formula' | 'quote' | 'code'}
  /** The beginning of a list; `count` is the number of its items. */
  | {kind: 'list'; count: number}
  | {kind: 'listItem'}
  | {kind: 'table'; rows: number; columns: number}
  | TableCellRole
  /** The header or footer of pages, or the notes of a slide. */
  | {kind: BesideKind}
  | {kind: 'end'; of: 'list' | 'table' | 'quote' | BesideKind}
  /** More text of the same block, such as text in another language. */
  | {kind: 'text'}
  | {kind: 'link'; target: string | undefined}
  | {kind: 'graphic' | 'note' | 'comment'}
  | {kind: 'field'; role: FieldRole; value: string; states: FieldState[]}
  /** `text` is what is not read, if that is known. */
  | {kind: 'silence'; reason: SilenceReason};

export type ItemKind = ItemRole['kind'];

/** One item, in reading order. */
export type TranscriptItem = ItemRole &
  ItemPlace & {
    /** The text that is read: of the document, an alternative text, or the name of a field. */
    text: string;
    /** Tag of its language, such as `de-AT`; undefined if the file does not say. */
    language?: string | undefined;
    /** Whether it belongs to the same block (paragraph, heading, list item, cell) as the item before. */
    continues?: boolean | undefined;
  };

/**
 * `untagged`: the PDF has no tags, and a screen reader guesses what is read in which order; `inserted`: a file is inserted
 * in a format that was not read, such as RTF.
 */
export type TranscriptNote = 'untagged' | 'inserted';

export interface Transcript {
  format: Facts['format'];
  /** The title that a screen reader announces when the document opens; empty if it has none. */
  title: string;
  language?: string | undefined;
  /** Number of pages or slides, if the file says. */
  pages?: number | undefined;
  items: TranscriptItem[];
  notes: TranscriptNote[];
}
