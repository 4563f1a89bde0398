/** The little that the store needs of SQLite and PostgreSQL, so that its statements run on both. */

/** Text, numbers, bytes and null are bound to the `?` of a statement, in order. */
export type Parameter = string | number | Uint8Array | null;

export type Row = Record<string, unknown>;

/** Runs statements; `?` stands for a parameter. */
export interface Statements {
  all(sql: string, parameters?: readonly Parameter[]): Promise<Row[]>;
  /** @returns how many rows it changed. */
  run(sql: string, parameters?: readonly Parameter[]): Promise<number>;
}

export interface Database extends Statements {
  readonly dialect: 'sqlite' | 'postgres';
  readonly location: string;
  /**
   * Runs `job` in a transaction that has reached the disk when the promise resolves. Jobs that
   * come together may share one (group commit); when one of them throws, all are rolled back and
   * each runs again alone. So a job does nothing but run statements.
   */
  write<Result>(job: (statements: Statements) => Promise<Result>): Promise<Result>;
  /** Makes what was deleted unreadable in the raw files, as far as the database lets us. */
  shred(): Promise<void>;
  close(): Promise<void>;
}
