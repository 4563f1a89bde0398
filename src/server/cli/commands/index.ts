/** The table of commands: help, parsing and dispatch are made from it. */
import type {Command} from '../command';
import {backup} from './backup';
import {erase} from './erase';
import {exportAll} from './export';
import {file} from './file';
import {list} from './list';
import {log} from './log';
import {migrateTo} from './migrate-to';
import {purge} from './purge';
import {release} from './release';
import {retry} from './retry';
import {show} from './show';

/** In the order of the help. */
export const COMMANDS: readonly Command[] = [
  list,
  show,
  file,
  exportAll,
  retry,
  release,
  erase,
  purge,
  log,
  backup,
  migrateTo,
];
