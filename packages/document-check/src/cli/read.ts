/** Reads a file, and waits for the result of the check. */
import {readFileSync} from 'node:fs';
import {checkDocument} from '../check.ts';
import type {CheckEvent} from '../finding.ts';
import type {Limits} from '../limits.ts';

/** The error for a path that cannot be read. Its message is printed as one sentence. */
export class UnreadablePathError extends Error {}

export type Outcome = Extract<CheckEvent, {type: 'done' | 'refused'}>;

export async function outcomeOf(bytes: Uint8Array, limits?: Partial<Limits>): Promise<Outcome> {
  for await (const event of checkDocument(bytes, {limits})) {
    if (event.type === 'done' || event.type === 'refused') return event;
  }
  throw new Error('The check ended without a result');
}

export const readBytes = (file: string): Uint8Array =>
  new Uint8Array(readPath(file, () => readFileSync(file)));

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no file or folder of that name: look at its path.',
  EISDIR: 'this is a folder: name the files in it, as in FOLDER/*.pdf.',
  ENOTDIR: 'this is a file: name the folder that it is in.',
  EACCES: 'you may not read it: ask its owner for that right.',
};

/** Reads a path that the user named. @throws UnreadablePathError that says what is wrong with the path */
export function readPath<Read>(name: string, read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''];
    if (reason === undefined) throw error;
    throw new UnreadablePathError(`${name}: ${reason}`);
  }
}
