/** A queue of files, which are checked one after the other. It survives client-side navigation. */
import {checkedDocuments, type CheckedDocument} from '../checkedDocuments';
import {Checker} from './checker';
import {hasMessage, loadFormat} from './loadedRules';
import {formRejection} from './formRejection';

/** The file being checked. */
export interface Running {
  file: File;
  /** Pages or slides; 0 of 0 before the file says how many. */
  done: number;
  total: number;
  waiting: number;
  /** Whether it was chosen together with others. */
  isBatch: boolean;
  /** The document of which the visitor has chosen this file as a new version. */
  version: CheckedDocument | undefined;
}

/** How often subscribers are called for progress, in milliseconds. */
const PROGRESS_MS = 200;

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

const aborted = (signal: AbortSignal) =>
  new Promise((resolve) => signal.addEventListener('abort', resolve, {once: true}));

/** Returns a store of the file being checked, which limits how often it calls its subscribers for progress. */
function createProgress() {
  const listeners = new Set<() => void>();
  let running: Running | undefined;
  let notifiedAt = 0;

  function show(next: Running | undefined): void {
    running = next;
    notifiedAt = performance.now();
    for (const listener of listeners) listener();
  }

  function showProgress(next: Running): void {
    if (performance.now() - notifiedAt < PROGRESS_MS) running = next;
    else show(next);
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {running: (): Running | undefined => running, show, showProgress, subscribe};
}

/** Returns a store of the files that are new versions of a document. */
function createVersions() {
  const documents = new WeakMap<File, CheckedDocument>();
  let expected: CheckedDocument | undefined;
  return {
    get: (file: File): CheckedDocument | undefined => documents.get(file),
    /** Treats the next chosen file as a new version of a document, whatever its name. Without a document, reverts that. */
    expect: (document?: CheckedDocument): void => {
      expected = document;
    },
    /** Treats the first of the chosen files as the expected version. */
    assign([first]: readonly File[]): void {
      if (first && expected) documents.set(first, expected);
      expected = undefined;
    },
  };
}

/** Returns a queue, which adds each result to the documents. */
export function createQueue(documents: Pick<typeof checkedDocuments, 'add'>) {
  const versions = createVersions();
  const {running, show, showProgress, subscribe} = createProgress();
  let waiting: File[] = [];
  let finished: readonly CheckedDocument[] | undefined;
  let checker: Checker | undefined;
  let cancelling = new AbortController();

  /** Checks one file; resolves to undefined if the visitor has cancelled. */
  async function checkNext(by: Checker, file: File, isBatch: boolean) {
    const version = versions.get(file);
    const started = {file, isBatch, version, waiting: waiting.length, done: 0, total: 0};
    show(started);
    const outcome = await by.check(file, (done, total) =>
      showProgress({...started, waiting: waiting.length, done, total}),
    );
    return outcome && withMessages({file, ...outcome});
  }

  async function run(resultsReady: Promise<unknown>): Promise<void> {
    const current = new Checker();
    checker = current;
    cancelling = new AbortController();
    const {signal} = cancelling;
    const batch: CheckedDocument[] = [];
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const {name} = file;
      const document = await checkNext(current, file, batch.length + waiting.length > 0);
      if (!document) continue;
      // A result is shown complete: nothing is inserted above or below its heading after that has the focus.
      await Promise.race([resultsReady, aborted(signal)]);
      if (signal.aborted) break;
      // Two files with one name that were chosen together are two documents.
      const isVersion = !batch.some((other) => other.file.name === name);
      batch.push(documents.add(document, versions.get(file) ?? isVersion));
    }
    current.end();
    checker = undefined;
    finished = batch;
    show(undefined);
  }

  return {
    /** The file being checked; undefined if there is none. */
    running,
    /** Results of the last files, returned once: undefined after that; empty if cancelled. */
    takeFinished(): readonly CheckedDocument[] | undefined {
      const batch = finished;
      finished = undefined;
      return batch;
    },
    /** @returns a function that unsubscribes */
    subscribe,
    expectVersion: versions.expect,
    /**
     * Adds files at the end of the queue.
     * @param resultsReady resolves, or rejects, once the script that shows results has been requested and has answered
     */
    enqueue(files: readonly File[], resultsReady: Promise<unknown>): void {
      versions.assign(files);
      waiting = waiting.concat(files);
      if (!checker) void run(resultsReady.catch(() => undefined));
    },
    /** Cancels the current check, and empties the queue. */
    cancel: (): void => {
      waiting = [];
      cancelling.abort();
      checker?.cancel();
    },
  };
}

export const queue = createQueue(checkedDocuments);
