import {BLOCKS} from './blocks';
import {FACTS} from './facts';
import {FILES_OF_WRITERS} from './files';
import {MARKDOWN} from './markdown';
import type {Mistake} from './mistake';
import {TAGS} from './tags';
import {TOP} from './top';
import {WORDS} from './words';

/** Mistakes of writers, one each, in the order of the guide. */
export const MISTAKES: readonly Mistake[] = [
  ...[...FILES_OF_WRITERS, ...TOP, ...TAGS, ...BLOCKS],
  ...[...MARKDOWN, ...WORDS, ...FACTS],
];

export type {Mistake};
