/** Compares the lines of two transcripts. */
import {diffArrays} from 'diff';
import type {Transcript} from '@trendsoft/document-check';
import {numberedLines} from './lines';
import type {Line} from './lines';

/** A line of each version beside each other, or a number of lines that are the same. */
export type Row =
  {kind: 'same'; lines: readonly Line[]} | {kind: 'changed'; before?: Line; after?: Line};

/** How long two documents are compared, in milliseconds. */
const TIMEOUT_MS = 2000;

/** Returns a line as it is heard, without its page. */
const heard = ({kind, parts}: Line): string =>
  kind === 'page'
    ? kind
    : parts.map(({item, before, after}) => [before, item.text, after].join(' ')).join(' ');

/** Returns removed and added lines beside each other. */
function changedRows(before: readonly Line[], after: readonly Line[]): Row[] {
  const rows: Row[] = [];
  for (let i = 0; i < Math.max(before.length, after.length); i += 1) {
    const old = before[i];
    const fresh = after[i];
    rows.push({kind: 'changed', ...(old && {before: old}), ...(fresh && {after: fresh})});
  }
  return rows;
}

/** Returns the lines of two versions beside each other; undefined if they differ too much to be compared in time. */
export function rowsOf(earlier: Transcript, later: Transcript): Row[] | undefined {
  const before = numberedLines(earlier);
  const after = numberedLines(later);
  const changes = diffArrays(before.map(heard), after.map(heard), {timeout: TIMEOUT_MS});
  if (!changes) return undefined;
  const rows: Row[] = [];
  let old = 0;
  let fresh = 0;
  let removed: readonly Line[] = [];
  for (const {value, added, removed: isRemoved} of changes) {
    const {length} = value;
    if (isRemoved) removed = before.slice(old, old + length);
    else {
      const lines = after.slice(fresh, fresh + length);
      for (const row of changedRows(removed, added ? lines : [])) rows.push(row);
      if (!added) rows.push({kind: 'same', lines});
      removed = [];
    }
    if (!added) old += length;
    if (!isRemoved) fresh += length;
  }
  for (const row of changedRows(removed, [])) rows.push(row);
  return rows;
}
