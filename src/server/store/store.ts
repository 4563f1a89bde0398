/** What the forms service asks of a database; sqlite.ts answers it. */

export type FormName = 'contact' | 'careers';

/** Field names and their text, in reading order. */
export type Fields = Readonly<Record<string, string>>;

export interface NewFile {
  /** The name the visitor's file had: data, never a path. */
  name: string;
  /** Media type by its extension, not by the visitor's word. */
  type: string;
  bytes: Uint8Array;
}

export interface NewSubmission {
  form: FormName;
  fields: Fields;
  file?: NewFile;
  /** The same for every attempt to send one submission; browsers without JavaScript have none. */
  idempotencyKey?: string;
}

export type SaveResult =
  | {outcome: 'stored'; id: string; repeated: boolean}
  /** The key belongs to a submission with other content. */
  | {outcome: 'keyReused'};

export interface StoredFile {
  name: string;
  type: string;
  size: number;
  sha256: string;
}

export interface Submission {
  id: string;
  form: FormName;
  /** ISO 8601, UTC. */
  receivedAt: string;
  fields: Fields;
  file?: StoredFile;
}

export interface Store {
  /**
   * Keeps a submission, once however often it arrives. When the promise
   * resolves, the submission survives a crash.
   * @throws StoreUnavailableError when it cannot be written now.
   */
  save(submission: NewSubmission): Promise<SaveResult>;
  /** Newest first. */
  list(filter?: {form?: FormName; limit?: number}): Promise<Submission[]>;
  find(id: string): Promise<Submission | undefined>;
  readFile(id: string): Promise<Uint8Array | undefined>;
  /** Deletes everything received before a time, files included. @returns how many submissions. */
  purge(before: Date): Promise<number>;
  /** Deletes everything that came with an email address, in any case. @returns how many submissions. */
  erase(email: string): Promise<number>;
  close(): Promise<void>;
}

/** The database could not be opened or written: full, locked, or gone. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
  readonly code: string | undefined;

  constructor(message: string, cause?: unknown) {
    super(message, {cause});
    const code = (cause as {sqliteCodeName?: unknown} | undefined)?.sqliteCodeName;
    this.code = typeof code === 'string' ? code : undefined;
  }
}
