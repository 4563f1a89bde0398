/** Sends requests to the worker, and reports a failure if it does not respond. */
import type {WorkerResponse, WorkerRequest, Report} from '@trendsoft/document-check';
import {readChosenFile} from '../../../primitives/chosenFile';
import type {RefusalCause} from '../checkedDocuments';
import {loadFormat} from './loadedRules';
import {startWorker} from './startWorker';

export type Outcome = {report: Report} | {refused: RefusalCause};
/** The first byte of a PDF, `%`. */
const PERCENT = 0x25;

type Progress = (done: number, total: number) => void;
type Settle = (outcome: Outcome | undefined) => void;

/** Larger files are not read into memory at all. */
const MAX_BYTES = 100_000_000;
/** The worker stops itself after 10 s. If it sends no message for this long, it is terminated. */
const WORKER_TIMEOUT_MS = 20_000;

/** The error when a reader could not be loaded. */
const NOT_FETCHED = /^(ChunkLoadError|NetworkError)/;

function outcomeOf(response: WorkerResponse): Outcome | undefined {
  if (response.type === 'done') return {report: response.report};
  if (response.type !== 'refused') return undefined;
  return {refused: NOT_FETCHED.test(response.crash ?? '') ? 'unloaded' : response.reason};
}

/** Checks the files of a batch in one worker. */
export class Checker {
  private worker: Worker | undefined;
  private last = 0;
  private settle: Settle | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Checks a file, and resolves to the outcome; undefined if it was cancelled. */
  check(file: File, onProgress: Progress) {
    return new Promise<Outcome | undefined>((resolve) => {
      const settle: Settle = (outcome) => {
        clearTimeout(this.timer);
        resolve(outcome);
      };
      this.settle = settle;
      void this.startCheck(file, onProgress, settle);
    });
  }

  private async startCheck(file: File, onProgress: Progress, settle: Settle): Promise<void> {
    const isLarge = file.size > MAX_BYTES;
    const bytes = isLarge ? undefined : await readChosenFile(file).catch(() => undefined);
    // Cancelled meanwhile.
    if (settle !== this.settle) return;
    // Moved or deleted since it was chosen, or a folder.
    if (!bytes) {
      settle({refused: isLarge ? 'tooLarge' : 'unreadable'});
      return;
    }
    // In parallel: if it does not load, the modules that need it try again.
    loadFormat(new Uint8Array(bytes)[0] === PERCENT ? 'pdf' : 'word').catch(() => undefined);
    const id = (this.last += 1);
    const worker = (this.worker ??= startWorker());
    worker.onerror = () => this.giveUp({refused: 'unloaded'});
    this.restartTimeout('unloaded');
    worker.onmessage = ({data}: MessageEvent<WorkerResponse>) => {
      if (data.id !== id) return;
      this.restartTimeout('tooLarge');
      if (data.type === 'progress') onProgress(data.done, data.total);
      const outcome = outcomeOf(data);
      if (outcome) settle(outcome);
    };
    worker.postMessage({type: 'start', id, bytes} satisfies WorkerRequest, [bytes]);
  }

  /** @param refused the outcome if no message arrives in time: before the first, the worker's scripts are still loading */
  private restartTimeout(refused: RefusalCause): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.giveUp({refused}), WORKER_TIMEOUT_MS);
  }

  private giveUp(outcome: Outcome | undefined): void {
    this.end();
    this.settle?.(outcome);
    this.settle = undefined;
  }

  /** Cancels the check immediately, even if the worker is busy. */
  cancel(): void {
    this.giveUp(undefined);
  }

  /** Ends the worker, which frees its memory. */
  end(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }
}
