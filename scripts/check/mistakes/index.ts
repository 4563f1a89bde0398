import {BLOCKS} from './blocks';
import type {Mistake} from './mistake';
import {TAGS} from './tags';
import {TOP} from './top';
import {WORDS} from './words';

/** Mistakes of writers, one each, in the order of the guide. */
export const MISTAKES: readonly Mistake[] = [...TOP, ...TAGS, ...BLOCKS, ...WORDS];

export type {Mistake};
