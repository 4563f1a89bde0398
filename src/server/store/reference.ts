/** The short name of a submission, for people who speak of it. */
import {randomInt} from 'node:crypto';

/**
 * Letters and digits that are taken for no other when they are read or written by hand: without
 * 0 O, 1 I L, 2 Z, 5 S, 8 B, U.
 */
export const ALPHABET = 'ACDEFGHJKMNPQRTVWXY34679';
/** 24 to the power of 8: a hundred thousand million. */
const LENGTH = 8;
const GROUP = 4;

const ONLY = new RegExp(`^[${ALPHABET}]+$`);

/** A random one, such as "KM4P-7XQ9". The store sees to it that each is there once. */
export function newReference(): string {
  return grouped(Array.from({length: LENGTH}, () => ALPHABET[randomInt(ALPHABET.length)]).join(''));
}

/** A reference as somebody typed it, in any case, with or without its hyphen; undefined for anything else. */
export function readReference(typed: string): string | undefined {
  const bare = typed.toUpperCase().replace(/[\s-]/g, '');
  const isOne = bare.length === LENGTH && ONLY.test(bare);
  return isOne ? grouped(bare) : undefined;
}

function grouped(letters: string): string {
  return `${letters.slice(0, GROUP)}-${letters.slice(GROUP)}`;
}
