/**
 * The documents that were checked while this page lives: in memory alone, never in a storage, and never sent
 * by this module. A form reads them here, so that a visitor need not choose them a second time.
 */
import type {RefusalReason, Report} from 'document-check';

/** In the document check, why a file was not checked: the checks' own reasons, and what the browser could not do. */
export type Refused = RefusalReason | 'unreadable' | 'unloaded';

/** A file as the visitor chose it, and what became of it. */
export type CheckedDocument = (
  {file: File; report: Report; refused?: never} | {file: File; refused: Refused; report?: never}
) & {
  /** What was found in the version before. */
  earlier?: Report | undefined;
  /** The same for all versions of a document. It is given when the document is added. */
  id?: number | undefined;
};

const NONE: readonly CheckedDocument[] = [];

let documents = NONE;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly CheckedDocument[]): void {
  documents = next;
  for (const listener of listeners) listener();
}

/** For `useBrowserState(checkedDocuments.subscribe, checkedDocuments.all, checkedDocuments.NONE)`. */
export const checkedDocuments = {
  /** What a server has of them. */
  NONE,
  /** In the order in which they were checked; the same array until that changes. */
  all: (): readonly CheckedDocument[] => documents,
  /** @returns what ends it */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /**
   * In place of what was found in the same file before, or in an earlier version of it.
   * @param version the earlier version; or whether a file of the same name is one
   * @returns what is kept
   */
  add(added: CheckedDocument, version: CheckedDocument | boolean = true): CheckedDocument {
    const replaced = documents.find((one) => {
      if (typeof version === 'object') return one === version;
      return version ? one.file.name === added.file.name : isSameFile(one.file, added.file);
    });
    const others = documents.filter((one) => one !== replaced);
    const kept = replaced
      ? {...added, id: replaced.id, earlier: earlierOf(replaced, added)}
      : {...added, id: (lastId += 1)};
    change([...others, kept]);
    return kept;
  },
  remove(removed: CheckedDocument): void {
    change(documents.filter((one) => one !== removed));
  },
};

/** Returns the report to compare with; that of the same file, checked twice, is none. */
function earlierOf(replaced: CheckedDocument, added: CheckedDocument): Report | undefined {
  if (isSameFile(replaced.file, added.file)) return replaced.earlier;
  return replaced.report ?? replaced.earlier;
}

function isSameFile(a: File, b: File): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;
}
