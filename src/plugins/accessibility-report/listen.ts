import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Relative to the site: what is published of the last run with a screen reader. */
export const LISTEN_FILE = 'docs/listen/summary.json';

export interface NamedVersion {
  name: string;
  version: string;
}

export interface ListenTask {
  id: string;
  /** In English. */
  title: string;
  browser: string;
  /** How many things had to be heard, or not heard. */
  expectations: number;
  /** A sentence for each of them that went wrong. */
  broken: readonly string[];
}

export interface ListenSummary {
  /** ISO 8601. */
  date: string;
  /** Of the site that was listened to, with `+changes` when it was not as committed. */
  commit: string;
  screenReader: NamedVersion;
  browsers: readonly NamedVersion[];
  tasks: readonly ListenTask[];
}

/**
 * The last published run with a screen reader; undefined where none is published.
 *
 * @throws Error when the file is no summary of a run
 */
export function readListen(siteDir: string): ListenSummary | undefined {
  const file = path.join(siteDir, LISTEN_FILE);
  if (!existsSync(file)) return undefined;
  const found = JSON.parse(readFileSync(file, 'utf8')) as Partial<ListenSummary>;
  const {date = '', screenReader, browsers, tasks} = found;
  if (
    Number.isNaN(Date.parse(date)) ||
    !screenReader?.name ||
    !browsers?.length ||
    !tasks?.length
  ) {
    throw new Error(
      `${LISTEN_FILE} lacks a date, a screen reader, browsers or tasks, so it is no run with a screen reader. Run \`npm run listen\`, which writes it, and commit it.`,
    );
  }
  return found as ListenSummary;
}
