/** The little that the store needs of SQLite and PostgreSQL, so that its statements run on both. */

/** Text, numbers, bytes and null are bound to the `?` of a statement, in order. */
export type Parameter = string | number | Uint8Array | null;

export type Row = Record<string, unknown>;

/** Runs statements; `?` stands for a parameter. */
export interface Statements {
  readonly dialect: Dialect;
  all: (sql: string, parameters?: readonly Parameter[]) => Promise<Row[]>;
  /** @returns how many rows it changed. */
  run: (sql: string, parameters?: readonly Parameter[]) => Promise<number>;
}

type Dialect = 'sqlite' | 'postgres';

/** Work inside one transaction. It does nothing but run statements: it may run again. */
export type Job<Result> = (statements: Statements) => Promise<Result>;

/** What runs directly on it sees what has been committed, and nothing else. */
export interface Database extends Statements {
  /** For people: a path, or an address without its password. */
  readonly location: string;
  /**
   * Runs `job` in a transaction of its own, which has reached the disk when the promise resolves.
   * @throws StoreUnavailableError when nothing can be written now.
   */
  write: <Result>(job: Job<Result>) => Promise<Result>;
  /**
   * Runs `job` at once, before what waits to be written. It survives the end of this process, but
   * perhaps not of the machine: for what may be done again then. One statement, which may run alone.
   * @throws StoreUnavailableError when nothing can be written now.
   */
  note: <Result>(job: Job<Result>) => Promise<Result>;
  /** Runs `job` so that everything it reads is as of one moment. */
  snapshot: <Result>(job: Job<Result>) => Promise<Result>;
  /**
   * Takes what was deleted out of the journal, and with `rewrite` out of every page too: writers
   * wait meanwhile.
   */
  shred(rewrite: boolean): Promise<void>;
  close(): Promise<void>;
}
