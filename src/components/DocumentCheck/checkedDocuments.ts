/**
 * The documents checked since the site was opened: only in memory, never in storage, and never sent by this
 * module. A form reads them here, so that a visitor need not choose them again.
 */
import type {RefusalReason, Report} from '@trendsoft/document-check';

/** Why a file was not checked: a reason of the check itself, or a failure to read the file or load a script. */
export type RefusalCause = RefusalReason | 'unreadable' | 'unloaded';

/** A file as the visitor chose it, and its result. */
export type CheckedDocument = (
  | {file: File; report: Report; refused?: never}
  | {file: File; refused: RefusalCause; report?: never}
) & {
  /** The report of the previous version. */
  earlier?: Report | undefined;
  /** The file of that report. */
  earlierFile?: File | undefined;
  /** Id of the document, the same for all its versions. Set when it is added. */
  id?: number | undefined;
};

const NONE: readonly CheckedDocument[] = [];

/** Returns a store of documents, which calls its subscribers after each change. */
export function createCheckedDocuments() {
  const listeners = new Set<() => void>();
  let documents = NONE;
  let lastId = 0;

  function change(next: readonly CheckedDocument[]): void {
    documents = next;
    for (const listener of listeners) listener();
  }

  function nextId(): number {
    lastId += 1;
    return lastId;
  }

  return {
    /** The value on the server. */
    NONE,
    /** In the order of the checks; the same array until that changes. */
    all: (): readonly CheckedDocument[] => documents,
    /** @returns a function that unsubscribes */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /**
     * Replaces the result of the same file, or of an earlier version of it.
     * @param version the earlier version, or whether a document with the same file name is the earlier version
     * @returns the stored document
     */
    add(added: CheckedDocument, version: CheckedDocument | boolean = true): CheckedDocument {
      const replaced = documents.find((one) => {
        if (typeof version === 'object') return one === version;
        return version ? one.file.name === added.file.name : isSameFile(one.file, added.file);
      });
      const others = documents.filter((one) => one !== replaced);
      const stored = replaced
        ? {...added, id: replaced.id, ...earlierOf(replaced, added)}
        : {...added, id: nextId()};
      change([...others, stored]);
      return stored;
    },
    remove(removed: CheckedDocument): void {
      change(documents.filter((one) => one !== removed));
    },
  };
}

/** For `useBrowserState(checkedDocuments.subscribe, checkedDocuments.all, checkedDocuments.NONE)`. */
export const checkedDocuments = createCheckedDocuments();

/** Returns the report to compare with, and its file. If the same file was checked again, they stay. */
function earlierOf(
  replaced: CheckedDocument,
  added: CheckedDocument,
): Pick<CheckedDocument, 'earlier' | 'earlierFile'> {
  const {file, report, earlier, earlierFile} = replaced;
  if (isSameFile(file, added.file) || !report) return {earlier, earlierFile};
  return {earlier: report, earlierFile: file};
}

function isSameFile(a: File, b: File): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;
}
