/** What the store keeps of a form that was sent. */
import type {Facts, Note, RefusalReason} from 'document-check';
import type {FormName} from '../../forms/tables';

export type {FormName};

/** Field names and their text, in reading order. */
export type Fields = Readonly<Record<string, string>>;

/**
 * What is done with a submission after it is stored. `files` is the virus scan and document check;
 * it comes before the others, and only for submissions with files.
 */
export const CHANNELS = ['files', 'mail', 'sheet'] as const;
export type Channel = (typeof CHANNELS)[number];

/** The result of a virus scan; `signature` is the name of the virus. */
export type Verdict = {scan: 'clean'} | {scan: 'infected'; signature: string};

/** The result of a document check; `faults` is how many rules the document breaks. */
export type DocumentCheck =
  | {outcome: 'checked'; facts: Facts; faults: number; notes: readonly Note[]}
  | {outcome: 'refused'; reason: RefusalReason}
  /** The check took too long or crashed. */
  | {outcome: 'failed'};

export interface NewFile {
  /** The form's field that it was sent in. */
  field: string;
  /** The visitor's name for the file: data, never a path. */
  name: string;
  /** Media type by the checked extension, not the one that the browser claims. */
  type: string;
  bytes: Uint8Array;
}

export interface SpamScore {
  /** 0 and up; held from HOLD_SCORE. */
  score: number;
  /** Names of the spam signals found. */
  signals: readonly string[];
}

/** A submission with this score or more is held until a person releases or erases it. */
export const HOLD_SCORE = 100;

export interface NewSubmission {
  form: FormName;
  fields: Fields;
  files?: readonly NewFile[];
  /** The same for every attempt to send one submission; browsers without JavaScript send none. */
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
  /** 1 and up, within its submission. */
  number: number;
  size: number;
  sha256: string;
  scan: Verdict['scan'] | 'not scanned';
  signature?: string;
  check?: DocumentCheck;
}

/** `dead`: given up after the last attempt, and kept until an operator retries it. */
export const DELIVERY_STATES = ['waiting', 'dead', 'held', 'done'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export interface Delivery {
  channel: Channel;
  state: DeliveryState;
  attempts: number;
  /** ISO 8601, UTC: when it is due, or when it was settled. */
  at: string;
  error?: string;
}

export interface Submission {
  id: string;
  /** Its short unique name for people, such as "KM4P-7XQ9". */
  reference: string;
  form: FormName;
  /** ISO 8601, UTC. */
  receivedAt: string;
  fields: Fields;
  files: readonly StoredFile[];
  held: boolean;
  spam: SpamScore;
  deliveries: readonly Delivery[];
}

/** Selects submissions that match every property given. */
export interface Filter {
  /** An id or, in any spelling, a reference. */
  id?: string;
  /** The sender's address, in any case. */
  email?: string;
  held?: boolean | undefined;
  /** The state of at least one delivery. */
  delivery?: DeliveryState | undefined;
}

/** One attempt to deliver, leased by a worker. */
export interface Claim {
  submissionId: string;
  channel: Channel;
  attempt: number;
}

export interface Erased {
  ids: string[];
  /** Attempted deliveries; `arrived` is false when a failed attempt may have arrived all the same. */
  delivered: Array<{id: string; channel: Channel; at: string; arrived: boolean}>;
}
