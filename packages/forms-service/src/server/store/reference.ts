/** References: short names of submissions, for people. */
import {randomInt} from 'node:crypto';

/** No letters and digits that look alike in handwriting: 0 O, 1 I L, 2 Z, 5 S, 8 B, U. */
export const ALPHABET = 'ACDEFGHJKMNPQRTVWXY34679';
const LENGTH = 8;

const PATTERN = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/** Returns a random reference, such as "KM4P-7XQ9". The database rejects duplicates. */
export function newReference(): string {
  return grouped(Array.from({length: LENGTH}, () => ALPHABET[randomInt(ALPHABET.length)]).join(''));
}

/** Returns the reference for typed text in any case, with or without hyphen and spaces. */
export function readReference(typed: string): string | undefined {
  const bare = typed.toUpperCase().replace(/[\s-]/g, '');
  return PATTERN.test(bare) ? grouped(bare) : undefined;
}

function grouped(letters: string): string {
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}
