/** Reads a file, and waits for what the check says at the end. */
import {readFileSync} from 'node:fs';
import {checkDocument} from '../../src/documents';
import type {CheckEvent, Limits} from '../../src/documents';

export type Outcome = Extract<CheckEvent, {type: 'done' | 'refused'}>;

export async function outcomeOf(bytes: Uint8Array, limits?: Partial<Limits>): Promise<Outcome> {
  for await (const event of checkDocument(bytes, {limits}))
    if (event.type === 'done' || event.type === 'refused') return event;
  throw new Error('The check ended without a word');
}

export const readBytes = (file: string): Uint8Array => new Uint8Array(readFileSync(file));
