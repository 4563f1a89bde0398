/** The results of a check: findings for people, facts for a quote. */
import type {RefusalReason} from './refusal.ts';
import type {LimitName} from './limits.ts';

/** `fault`: code can decide; `look`: to be checked by a person; `person`: only a person can judge. */
export type Kind = 'fault' | 'look' | 'person';

/** Where something was found. */
export interface Place {
  /** Page or slide, from 1. */
  page?: number | undefined;
  /** The element or thing: its tag in a PDF (`Figure`), else a word of the checks (`chart`). `words/elements.ts` says it to people. */
  element?: string | undefined;
  /** First words, or a name. */
  words?: string | undefined;
  /** The heading, or the text, before it. */
  after?: Place | undefined;
  /** In a PDF, the marked content (MCID) of that page to which it belongs. */
  mcids?: number[] | undefined;
  /** In a PDF, the rectangle of an annotation: left, bottom, right, top in units of the page. */
  rect?: number[] | undefined;
}

/** Notes that a rule is not kept. */
export type Found = (rule: string, place?: () => Place) => void;

/** A rule that a document does not keep. */
export interface Finding {
  /** Id of the rule. `RULES` has its clause and who is stopped; `words/` has its sentences. */
  rule: string;
  kind: Kind;
  /** The first places; `count` says how many there are. */
  places: Place[];
  count: number;
}

/** How much work a document is: a class, never a price. */
export type Effort = 'low' | 'medium' | 'high' | 'very-high';

/** The facts that a price is quoted from. */
export interface Facts {
  format: 'pdf' | 'word' | 'powerpoint';
  /** Pages or slides; undefined where only the program that opens the file knows. */
  pages?: number | undefined;
  /** How many of them were read, if a limit ended the check. */
  read?: number | undefined;
  scannedPages: number;
  tables: number;
  figures: number;
  fields: number;
  tagged: boolean;
  /** Tag of the language that the file names, such as `de-AT`. */
  language?: string | undefined;
  /** The standard that the file claims to conform to: `PDF/UA-1`, `PDF/UA-2`. */
  claims?: string | undefined;
  effort: Effort;
}

export interface Report {
  facts: Facts;
  findings: Finding[];
  /** Findings that follow from another one and are fixed with it: for experts, and for measuring. */
  following: Finding[];
  /** The programs that made the file, as it names them: `producerOf` knows some of them. */
  madeWith?: readonly string[] | undefined;
  /** Notes on how the file was read. */
  notes: Note[];
}

/** `repaired`: the file was damaged; `odd`: other programs, and our forms, may refuse it; `ua2`: rules of PDF/UA-1 that PDF/UA-2 changed were left out; others: a limit. */
export type Note = 'repaired' | 'odd' | 'ua2' | 'unlocked' | `limit-${LimitName}`;

/** What a check hands out as it goes. */
export type CheckEvent =
  | {type: 'progress'; done: number; total: number}
  | {type: 'finding'; finding: Finding}
  | {type: 'done'; report: Report}
  | {type: 'refused'; reason: RefusalReason; crash?: string | undefined};
