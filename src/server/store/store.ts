/** What the forms service asks of its database; SQLite and PostgreSQL answer it alike. */
import type {Seen} from './last-seen';
import type {LogEntry} from './log';
import type {
  Channel,
  FileId,
  Filter,
  FormName,
  NewSubmission,
  SaveResult,
  Submission,
  Verdict,
} from './submission';

export * from './submission';

/** One attempt that a worker has taken on. */
export interface Claim {
  submissionId: string;
  channel: Channel;
  /** 1 for the first. */
  attempt: number;
}

/** The deliveries that are still to be made. Several processes may share it. */
export interface DeliveryQueue {
  /**
   * Takes up to `limit` deliveries that are due for these channels, or for any. Until its lease
   * ends nobody else gets them; a worker that dies loses them to the next.
   */
  claim(limit: number, leaseMs: number, channels?: readonly Channel[]): Promise<Claim[]>;
  /** Settles a claim. @returns false when its lease had ended and somebody else has it. */
  delivered(claim: Claim): Promise<boolean>;
  /** Puts a claim back, due at `retryAt`; without one it is dead. */
  failed(claim: Claim, error: string, retryAt: Date | undefined): Promise<boolean>;
  /**
   * Makes deliveries due at once: of one submission or of all that are dead, and adds the
   * channels that were set up since. Held submissions are left alone. @returns how many.
   */
  retry(which: {
    id?: string;
    channels: Readonly<Record<FormName, readonly Channel[]>>;
  }): Promise<number>;
}

export interface Counts {
  submissions: number;
  held: number;
  /** Deliveries. */
  waiting: number;
  dead: number;
}

export interface Erased {
  /** Ids of the submissions that are gone. */
  ids: string[];
  /**
   * Those of them that went out, or may have (an attempt that failed can have arrived), and
   * where to: a person has to delete them there.
   */
  delivered: Array<{id: string; channel: Channel; at: string}>;
}

export interface Store extends DeliveryQueue {
  /** Where it is, for people: a path, or an address without its password. */
  readonly location: string;
  /**
   * Keeps a submission, its files and its deliveries, once however often it arrives. When the
   * promise resolves, they survive a crash.
   * @throws StoreUnavailableError when it cannot be written now.
   */
  save(submission: NewSubmission): Promise<SaveResult>;
  /** Newest first. */
  list(filter?: Filter): Promise<Submission[]>;
  /** Oldest first, read in batches: a long export never holds everything. */
  all(filter?: Filter): AsyncIterable<Submission>;
  /** By its id or, in any spelling, by its reference. */
  find(id: string): Promise<Submission | undefined>;
  /** @param number - which, when there are several: 1 and up. */
  readFile(id: string, number?: number): Promise<Uint8Array | undefined>;
  counts(): Promise<Counts>;
  /** Ids of what `all` would give, oldest first. */
  ids(filter?: Filter): Promise<string[]>;
  /** Writes down who looked, before anything is shown. */
  note(entry: Pick<LogEntry, 'account' | 'command' | 'ids'>): Promise<void>;
  /** Who looked, newest first. */
  log(limit: number): Promise<LogEntry[]>;
  /** Files that nobody has scanned, oldest first, but for some. */
  unscanned(limit: number, without?: readonly FileId[]): Promise<FileId[]>;
  /** Writes down what the scanner said; a virus holds the submission. */
  scanned(file: FileId, verdict: Verdict): Promise<void>;
  /** Lets a held submission go, to these channels. @returns false when it is not held. */
  release(id: string, channels: readonly Channel[]): Promise<boolean>;
  /**
   * Notes that the service runs, and compares the clock with when it last did. `jumped`: the clock
   * is days away from that, and not to be believed; milliseconds since 1970.
   */
  lookAtClock(): Promise<Seen>;
  /** The same comparison, without noting anything: for who is not the service. */
  seeClock(): Promise<Seen>;
  /** Deletes everything received before a time, files included. @returns how many submissions. */
  purge(before: Date): Promise<number>;
  /**
   * Deletes everything that came with an email address, in any case, or one submission, from the
   * raw files too.
   */
  erase(which: string | {id: string}): Promise<Erased>;
  /** 32 random bytes, the same for every process and every start, made when first asked for. */
  secret(name: string): Promise<Uint8Array>;
  /** Writes a copy of everything to a new SQLite file, while the service runs. */
  backup(path: string, progress?: Progress): Promise<void>;
  /** @throws StoreUnavailableError when nothing could be written now. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Tells how far long work has come. */
export type Progress = (done: number, total: number) => void;

/** The database could not be opened, read or written: full, locked, or gone. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
  readonly code: string | undefined;

  constructor(message: string, cause?: unknown) {
    super(message, {cause});
    const {sqliteCodeName, code} = (cause ?? {}) as {sqliteCodeName?: unknown; code?: unknown};
    this.code = [sqliteCodeName, code].find((name) => typeof name === 'string');
  }
}
