/** A queue of files, which are checked one after the other. It survives client-side navigation. */
import {checkedDocuments, type CheckedDocument} from '../checked';
import {Checker} from './checker';
import {hasMessage, loadFormat} from './loadedRules';
import {formRejection} from './sendable';

/** The file being checked; undefined if there is none. */
export interface Running {
  file: File;
  /** Pages or slides; 0 of 0 before the file says how many. */
  done: number;
  total: number;
  waiting: number;
  /** Whether it was chosen together with others. */
  isBatch: boolean;
}

/** How often subscribers are called for progress, in milliseconds. */
const PROGRESS_MS = 200;

let waiting: File[] = [];
let finished: readonly CheckedDocument[] | undefined;
let running: Running | undefined;
let checker: Checker | undefined;
let notifiedAt = 0;
let expected: CheckedDocument | undefined;
const versions = new WeakMap<File, CheckedDocument>();
const listeners = new Set<() => void>();

function show(next: Running | undefined, isProgress = false): void {
  running = next;
  if (isProgress && performance.now() - notifiedAt < PROGRESS_MS) return;
  notifiedAt = performance.now();
  for (const listener of listeners) listener();
}

/** Loads the messages that a document needs, and returns it; without a connection, it counts as not checked. */
async function withMessages(document: CheckedDocument): Promise<CheckedDocument> {
  const {file, report} = document;
  const isPlain = report?.notes.length === 0 && !formRejection(document);
  try {
    if (report) await loadFormat(report.facts.format);
    if (report?.findings.some(({rule, kind}) => kind !== 'person' && !hasMessage(rule))) {
      await loadFormat('pdfRare');
    }
    if (!isPlain) await loadFormat('rare');
    return document;
  } catch {
    return {file, refused: 'unloaded'};
  }
}

async function run(): Promise<void> {
  checker = new Checker();
  const batch: CheckedDocument[] = [];
  for (let file = waiting.shift(); file; file = waiting.shift()) {
    const now = {file, isBatch: batch.length + waiting.length > 0};
    show({...now, waiting: waiting.length, done: 0, total: 0});
    const outcome = await checker.check(file, (done, total) =>
      show({...now, waiting: waiting.length, done, total}, true),
    );
    // Undefined if the visitor has cancelled.
    if (!outcome) continue;
    const document = await withMessages({file, ...outcome});
    // Two files with one name that were chosen together are two documents.
    const isVersion = !batch.some((other) => other.file.name === file.name);
    batch.push(checkedDocuments.add(document, versions.get(file) ?? isVersion));
  }
  checker.end();
  checker = undefined;
  finished = batch;
  show(undefined);
}

/** Treats the next chosen file as a new version of a document, whatever its name. Without a document, reverts that. */
export function expectVersion(document?: CheckedDocument): void {
  expected = document;
}

/** Adds files at the end of the queue. */
export function enqueue(files: readonly File[]): void {
  const [first] = files;
  if (first && expected) versions.set(first, expected);
  expected = undefined;
  waiting = waiting.concat(files);
  if (!checker) void run();
}

/** Cancels the current check, and empties the queue. */
export function cancel(): void {
  waiting = [];
  checker?.cancel();
}

/** For `useSyncExternalStore`. */
export const queue = {
  running: (): Running | undefined => running,
  /** Results of the last files, returned once: undefined after that; empty if cancelled. */
  takeFinished(): readonly CheckedDocument[] | undefined {
    const batch = finished;
    finished = undefined;
    return batch;
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
