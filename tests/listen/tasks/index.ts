/** All tasks, in the order in which they run. */
import type {Task} from '../task';
import carousels from './carousels';
import demonstrations from './demonstrations';
import documentCheck from './document-check';
import forms from './forms';
import menus from './menus';
import pages from './pages';
import quote from './quote';
import structure from './structure';
import tabs from './tabs';

const GROUPS = [
  structure,
  carousels,
  menus,
  tabs,
  forms,
  documentCheck,
  quote,
  demonstrations,
  pages,
];

export const TASKS: readonly Task[] = GROUPS.flat();
