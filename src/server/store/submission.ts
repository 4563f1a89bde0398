/** What is kept of a form that was sent. */
import type {Facts, Note, RefusalReason} from '../../documents';
import type {FormName} from '../../forms/tables';

export type {FormName};

/** Field names and their text, in reading order. */
export type Fields = Readonly<Record<string, string>>;

/**
 * What is done with a submission after it is stored. `files`: scan and document check, before the
 * others; only for submissions with files.
 */
export const CHANNELS = ['files', 'mail', 'sheet'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What the virus scanner found; `infected` with the name of the signature. */
export type Verdict = {scan: 'clean'} | {scan: 'infected'; signature: string};

/** What was found in a document: what a quote is made from, or why there is nothing. */
export type DocumentCheck =
  /** `faults`: how many rules it breaks. */
  | {outcome: 'checked'; facts: Facts; faults: number; notes: readonly Note[]}
  | {outcome: 'refused'; reason: RefusalReason}
  /** There was no time for it, or the check itself broke. */
  | {outcome: 'failed'};

export interface NewFile {
  /** The field that it came with. */
  field: string;
  /** The name the visitor's file had: data, never a path. */
  name: string;
  /** Media type by its extension, not by the visitor's word. */
  type: string;
  bytes: Uint8Array;
  /** What an operator should know before opening it, such as "macros". */
  warnings?: readonly string[];
}

/** How much a submission looks like spam, and why. */
export interface SpamScore {
  /** 0 and up; held from HOLD_SCORE. */
  score: number;
  /** Names of the spam signals found. */
  signals: readonly string[];
}

/** A submission with this score or more waits for a person, who releases or erases it. */
export const HOLD_SCORE = 100;

export interface NewSubmission {
  form: FormName;
  fields: Fields;
  /** In the order in which they came. */
  files?: readonly NewFile[];
  /** The same for every attempt to send one submission; browsers without JavaScript have none. */
  idempotencyKey?: string;
  spam?: SpamScore;
  /** Channels that are set up for this form now. */
  channels?: readonly Channel[];
}

export type SaveResult =
  | {outcome: 'stored'; id: string; reference: string; repeated: boolean; held: boolean}
  /** The key belongs to a submission with other content. */
  | {outcome: 'keyReused'};

export interface StoredFile {
  /** 1 and up, within its submission. */
  number: number;
  /** The field that it came with. */
  field: string;
  name: string;
  type: string;
  size: number;
  sha256: string;
  warnings: readonly string[];
  scan: Verdict['scan'] | 'not scanned';
  /** Name of the virus, when it is infected. */
  signature?: string;
  check?: DocumentCheck;
}

/** One attempt that a worker has taken on. */
export interface Claim {
  submissionId: string;
  channel: Channel;
  /** 1 for the first. */
  attempt: number;
}

export interface Counts {
  submissions: number;
  held: number;
  /** Deliveries. */
  waiting: number;
  dead: number;
}

/** A delivery that has begun, so that something may be at the other side. */
export interface Sent {
  id: string;
  channel: Channel;
  /** ISO 8601, UTC: when it arrived, or was last tried. */
  at: string;
  /** False: no answer said so, but it may have arrived all the same. */
  arrived: boolean;
}

export interface Erased {
  /** Ids of the submissions that are gone. */
  ids: string[];
  /** Where they went before: a person has to delete them there. */
  delivered: Sent[];
}

/** One file of a submission. */
export interface FileId {
  /** Of the submission. */
  id: string;
  /** 1 and up. */
  number: number;
}

/**
 * `waiting`: due at `nextAt`. `held`: its submission is held. `done`: handed over.
 * `dead`: given up after the last attempt; kept until an operator retries it.
 */
export type DeliveryState = 'waiting' | 'held' | 'done' | 'dead';

export interface Delivery {
  channel: Channel;
  state: DeliveryState;
  /** Attempts begun so far. */
  attempts: number;
  /** ISO 8601, UTC: when it is due, or was settled. */
  at: string;
  /** Why the last attempt failed. */
  error?: string;
}

export interface Submission {
  id: string;
  /** Its short name for people, such as "KM4P-7XQ9"; no other in the store has it. */
  reference: string;
  form: FormName;
  /** ISO 8601, UTC. */
  receivedAt: string;
  fields: Fields;
  /** By their numbers. */
  files: readonly StoredFile[];
  held: boolean;
  spam: SpamScore;
  /** Empty when no channel was set up. */
  deliveries: readonly Delivery[];
}

export interface Filter {
  form?: FormName;
  /** Only those that came with this address, in any case. */
  email?: string;
  /** Only those that are held, or only those that are not. */
  held?: boolean;
  /** Only those with a delivery in this state. */
  delivery?: DeliveryState;
  limit?: number;
}
