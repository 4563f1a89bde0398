/** The results of a check: findings for people, facts for a quote. */
import type {RefusalReason} from './refusal.ts';
import type {LimitName} from './limits.ts';

/** `fault`: certain; `warning`: a likely fault, which a person must check; `person`: a question that only a person can answer. */
export type Kind = 'fault' | 'warning' | 'person';

/** Where something was found. */
export interface Place {
  /** Page or slide, from 1. */
  page?: number | undefined;
  /** The type of element: its tag in a PDF (`Figure`), otherwise a key of `messages/elements.ts`, such as `chart`. */
  element?: string | undefined;
  /** The first words of the text at the place, or the name of a font, a shape or a file. */
  text?: string | undefined;
  /** The place of the heading or text before it. */
  follows?: Place | undefined;
  /** The part of a Word file, if it is not the body. */
  within?: 'footnote' | 'endnote' | 'header' | 'footer' | undefined;
  /** In a PDF, the ids of its marked content (MCIDs) on that page. */
  mcids?: number[] | undefined;
  /** In a PDF, the rectangle of an annotation: left, bottom, right, top in units of the page. */
  rect?: number[] | undefined;
}

/** A rule that a document breaks. */
export interface Finding {
  /** Id of the rule. `RULES` has its clause and the people affected; `messages/` has its sentences. */
  rule: string;
  kind: Kind;
  /** The first places; `count` says how many there are. */
  places: Place[];
  count: number;
}

/** The class of effort to make a document accessible. */
export type Effort = 'low' | 'medium' | 'high' | 'very-high';

/** Facts about a document, from which staff quote a price. */
export interface Facts {
  format: 'pdf' | 'word' | 'powerpoint';
  /** Number of pages or slides; undefined if the file does not state it. */
  pages?: number | undefined;
  /** Number of pages that were read; undefined if all were. */
  pagesRead?: number | undefined;
  scannedPages: number;
  tables: number;
  figures: number;
  fields: number;
  /** Whether a PDF has tags, a Word file headings, or a presentation slide titles. */
  hasStructure: boolean;
  /** Tag of the language that the file names, such as `de-AT`. */
  language?: string | undefined;
  /** The standard that the file claims to conform to: `PDF/UA-1`, `PDF/UA-2`. */
  claimedStandard?: string | undefined;
  effort: Effort;
}

export interface Report {
  facts: Facts;
  findings: Finding[];
  /** Findings that are consequences of another one and are fixed with it; for experts and statistics. */
  consequences: Finding[];
  /** The programs that made the file, as it names them: `producerOf` knows some of them. */
  madeWith?: readonly string[] | undefined;
  /** Notes on how the file was read. */
  notes: Note[];
}

/** A part of a document that is not checked. */
export type UnreadPart =
  | 'comments'
  | 'speakerNotes'
  | 'hiddenSlides'
  | 'insertedFiles'
  | 'subdocuments'
  | 'embedded'
  | 'attachments'
  | 'portfolio';

/** `repaired`: the file was damaged; `nonstandard`: other programs and our forms may reject it; `ua2`: rules that PDF/UA-2 changed were left out; `unlocked`: it was encrypted; `limit-…`: a limit ended the check; `unread-…`: the file has this part. */
export type Note =
  'repaired' | 'nonstandard' | 'ua2' | 'unlocked' | `limit-${LimitName}` | `unread-${UnreadPart}`;

/** The events that a check yields. */
export type CheckEvent =
  | {type: 'progress'; done: number; total: number}
  | {type: 'finding'; finding: Finding}
  | {type: 'done'; report: Report}
  | {type: 'refused'; reason: RefusalReason; crash?: string | undefined};
