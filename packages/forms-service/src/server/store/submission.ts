/** The types of stored submissions. */
import type {Facts, Note, RefusalReason} from '@trendsoft/document-check';

/** Text by field name, in reading order. */
export type Fields = Readonly<Record<string, string>>;

/**
 * Where a submission is delivered after it is stored. `files` is the virus scan and document check,
 * which runs before the others and only for submissions with files.
 */
export const CHANNELS = ['files', 'mail', 'sheet'] as const;
export type Channel = (typeof CHANNELS)[number];

/** The result of a virus scan; `signature` is the name of the virus. */
export type Verdict = {scan: 'clean'} | {scan: 'infected'; signature: string};

/** The result of a document check; `faults` is the number of faults, as the page counts them. */
export type DocumentCheck =
  | {outcome: 'checked'; facts: Facts; faults: number; notes: readonly Note[]}
  | {outcome: 'refused'; reason: RefusalReason}
  /** The check took too long or crashed. */
  | {outcome: 'failed'};

export interface NewFile {
  /** The file field of the form. */
  field: string;
  /** The visitor's name for the file; never used as a path. */
  name: string;
  /** Media type by the checked extension, not by the browser's claim. */
  type: string;
  bytes: Uint8Array;
}

export interface SpamScore {
  /** 0 and up; held from HOLD_SCORE. */
  score: number;
  /** Names of the spam signals found. */
  signals: readonly string[];
}

/** From this score, a submission is held until a person releases or erases it. */
export const HOLD_SCORE = 100;

/**
 * Field with the language of the form's page, unless it is the default, so that staff reply in that language. The same
 * form sent from a page in another language is the same submission.
 */
export const LANGUAGE_FIELD = 'language';

export interface NewSubmission {
  form: string;
  fields: Fields;
  files?: readonly NewFile[];
  /** The same for every attempt to send a submission. Browsers without JavaScript send none. */
  idempotencyKey?: string | undefined;
  spam?: SpamScore;
  /** Channels that are set up for this form now. */
  channels?: readonly Channel[];
}

export type SaveResult =
  | {outcome: 'stored'; id: string; reference: string; repeated: boolean; held: boolean}
  /** The key belongs to a submission with other content. */
  | {outcome: 'keyReused'};

export interface FileId {
  id: string;
  number: number;
}

export interface StoredFile extends Omit<NewFile, 'bytes'> {
  /** From 1, within its submission. */
  number: number;
  size: number;
  sha256: string;
  scan: Verdict['scan'] | 'not scanned';
  signature?: string;
  check?: DocumentCheck;
}

/** `dead` means given up after the last attempt, until an operator retries it. */
export const DELIVERY_STATES = ['waiting', 'dead', 'held', 'done'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export interface Delivery {
  channel: Channel;
  state: DeliveryState;
  attempts: number;
  /** Time at which it is due or was settled, ISO 8601 in UTC. */
  at: string;
  error?: string;
}

export interface Submission {
  id: string;
  /** Its short unique name for people, such as "KM4P-7XQ9". */
  reference: string;
  form: string;
  /** ISO 8601 in UTC. */
  receivedAt: string;
  fields: Fields;
  files: readonly StoredFile[];
  held: boolean;
  spam: SpamScore;
  deliveries: readonly Delivery[];
}

/** Selects submissions that match every given property. */
export interface Filter {
  /** An id or, in any spelling, a reference. */
  id?: string;
  /** The sender's address, in any case. */
  email?: string;
  held?: boolean | undefined;
  /** The state of at least one delivery. */
  delivery?: DeliveryState | undefined;
  form?: string | undefined;
  /** Received at or after this time, as ISO 8601. */
  since?: string | undefined;
  /** Received before this time, as ISO 8601. */
  before?: string | undefined;
}

/** Which submissions to erase: never all of them. */
export type Erasure = {email: string} | {id: string} | {held: true; since?: string | undefined};

/** One attempt to deliver, leased by a worker. */
export interface Claim {
  submissionId: string;
  channel: Channel;
  attempt: number;
}

export interface Erased {
  ids: string[];
  /** Attempted deliveries; `arrived` is false if it is unknown whether a failed attempt arrived. */
  delivered: Array<{id: string; channel: Channel; at: string; arrived: boolean}>;
}
