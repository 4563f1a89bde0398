/** What translators do wrong, one at a time; i18n/MISTAKES.md shows what they are told. */
import {FILES_OF_TRANSLATORS} from './files';
import {LOSSES} from './losses';
import type {Mistake} from './mistake';
import {STRUCTURE} from './structure';
import {WRITING} from './writing';

export const MISTAKES: readonly Mistake[] = [
  ...[...STRUCTURE, ...LOSSES],
  ...[...WRITING, ...FILES_OF_TRANSLATORS],
];

export type {Mistake};
