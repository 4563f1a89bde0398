import {BANDS} from './bands';
import type {Block} from './block';
import {LISTS} from './lists';
import {PEOPLE} from './people';

/** Every block that a page may use without an import, and what can be written for it. */
export const BLOCKS: Readonly<Record<string, Block>> = {...BANDS, ...LISTS, ...PEOPLE};

export type {Block};
