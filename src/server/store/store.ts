/** What the forms service asks of its database; SQLite and PostgreSQL answer it alike. */
import type {
  Channel,
  Claim,
  Counts,
  DocumentCheck,
  Erased,
  FileId,
  Filter,
  FormName,
  NewSubmission,
  SaveResult,
  Submission,
  Verdict,
} from './submission';

export * from './submission';
export {StoreUnavailableError} from './unavailable';

/** Every promise rejects with StoreUnavailableError when the database cannot be used now. */
export interface Store {
  /** Where it is, for people; without a password. */
  readonly location: string;
  /**
   * Stores a submission with its files and deliveries; it has reached the disk when the promise
   * resolves. The same submission again gives the first one's id.
   */
  save(submission: NewSubmission): Promise<SaveResult>;
  /** Newest first. */
  list(filter?: Filter): Promise<Submission[]>;
  /** Oldest first, read in batches; `limit` is ignored. */
  all(filter?: Filter): AsyncIterable<Submission>;
  /** By its id or, in any spelling, by its reference. */
  find(id: string): Promise<Submission | undefined>;
  /** @param number which, when there are several: 1 and up. */
  readFile(id: string, number?: number): Promise<Uint8Array | undefined>;
  counts(): Promise<Counts>;
  /** When the latest submission came, as ISO 8601. */
  newest(): Promise<string | undefined>;
  /**
   * Leases up to `limit` deliveries that are due for these channels, or for any. Until its lease
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
  /** Releases a held submission to these channels. @returns false when it is not held. */
  release(id: string, channels: readonly Channel[]): Promise<boolean>;
  /** Records what the document check found. */
  checked(file: FileId, check: DocumentCheck): Promise<void>;
  /** Records what the scanner found; a virus holds the submission. */
  scanned(file: FileId, verdict: Verdict): Promise<void>;
  /** Deletes everything received before a time, files included. @returns how many submissions. */
  purge(before: Date): Promise<number>;
  /**
   * Deletes everything that came with an email address, in any case, or one submission, from the
   * raw files too.
   */
  erase(which: string | {id: string}): Promise<Erased>;
  /** Writes a copy of everything to a new SQLite file, while the service runs. */
  backup(path: string): Promise<void>;
  /** Writes nothing, as a write would. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
