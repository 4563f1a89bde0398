/** What an attack is, and what it may use. */
import type {Store} from '../../../src/server/store/store';
import type {Answer} from './wire';

export interface Target {
  /** Where attacks go: the server itself, or the proxy before it. */
  port: number;
  /** The server itself. */
  serverPort: number;
  /** Whether nginx stands before it. */
  proxied: boolean;
  /** Reads what is kept; changes nothing. */
  store: Store;
  /** The folder of an SQLite database; undefined for PostgreSQL. */
  dataDir: string | undefined;
  /** Those of its server, which the "forms" command takes as well. */
  settings: Readonly<Record<string, string>>;
  /** Starts another server on the same database, with settings of its own. */
  another(env: Record<string, string>): Promise<Another>;
}

export interface Another {
  port: number;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** One attack. `run` says what broke, or nothing when the server held. */
export interface Attack {
  name: string;
  run(target: Target): Promise<string | undefined>;
}

/** Bytes, and what may come of them. */
export interface RawAttack {
  name: string;
  /** Made anew each time, where an address in them could not be found and changed. */
  bytes: string | Buffer | (() => Buffer);
  /** Statuses that are right, in any order; 0 stands for a connection that ends without an answer. */
  allowed: readonly number[];
  /** Submissions that may be kept because of it; none unless told. */
  stores?: number | 'any';
  /** What is right as well where nginx has read the request first, and sent it on in its own words. */
  nginxMay?: {answer: readonly number[]; store?: boolean};
  /** Whether more than one answer is right. */
  several?: boolean;
  /** Looks further; says what is wrong. */
  check?: (answers: readonly Answer[]) => string | undefined;
}
