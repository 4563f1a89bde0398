/** What the audit's specs share: the selection, what it leaves, and where parts go. */
import {builtPages} from './built';
import {narrowed, type Selection} from './selection';
import {stopsOf} from './visits';

/** What scripts/audit.ts asks the browser's workers for. @throws Error when they are started by themselves */
export function readSelection(): Selection {
  const asked = process.env['AUDIT'];
  if (!asked) throw new Error('The audit is started by: npm run audit');
  return JSON.parse(asked) as Selection;
}

export const selection = readSelection();
export const pages = builtPages();
export const stops = narrowed(stopsOf(pages), selection);
