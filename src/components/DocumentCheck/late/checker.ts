/** Asks the worker, and sees to it that every question has an answer. */
import type {Answer, Question, Report} from 'document-check';
import type {Refused} from '../checked';
import {learn} from './known';
import {startWorker} from './startWorker';

export type Outcome = {report: Report} | {refused: Refused};
/** What a PDF begins with. */
const PERCENT = 0x25;

type Settle = (outcome: Outcome | undefined) => void;

/** Larger files are not read into memory at all. */
export const MAX_BYTES = 100_000_000;
/** The worker looks at the clock itself, and ends after 10 s. Without a word for so long it is ended. */
export const PATIENCE_MS = 20_000;

/** How the worker's reader for a format is missed when it could not be fetched. */
const NOT_FETCHED = /^(ChunkLoadError|NetworkError)/;

function outcomeOf(answer: Answer): Outcome | undefined {
  if (answer.type === 'done') return {report: answer.report};
  if (answer.type !== 'refused') return undefined;
  return {refused: NOT_FETCHED.test(answer.crash ?? '') ? 'unloaded' : answer.reason};
}

/** One worker for the files of a batch. */
export class Checker {
  private worker: Worker | undefined;
  private last = 0;
  private settle: Settle | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;

  /** @returns undefined when it was cancelled */
  check(file: File, onProgress: (done: number, total: number) => void) {
    return new Promise<Outcome | undefined>((resolve) => {
      const settle: Settle = (outcome) => {
        clearTimeout(this.patience);
        resolve(outcome);
      };
      this.settle = settle;
      void this.ask(file, onProgress, settle);
    });
  }

  private async ask(
    file: File,
    onProgress: (done: number, total: number) => void,
    settle: Settle,
  ): Promise<void> {
    if (file.size > MAX_BYTES) {
      settle({refused: 'tooLarge'});
      return;
    }
    const bytes = await file.arrayBuffer().catch(() => undefined);
    // Cancelled meanwhile.
    if (settle !== this.settle) return;
    // Moved or deleted since it was chosen, or a folder.
    if (!bytes) {
      settle({refused: 'unreadable'});
      return;
    }
    // Meanwhile: if it does not come, who needs it asks again.
    learn(new Uint8Array(bytes)[0] === PERCENT ? 'pdf' : 'word').catch(() => undefined);
    const id = (this.last += 1);
    const worker = (this.worker ??= startWorker());
    worker.onerror = () => this.giveUp({refused: 'unloaded'});
    this.expectWord('unloaded');
    worker.onmessage = ({data}: MessageEvent<Answer>) => {
      if (data.id !== id) return;
      this.expectWord('tooLarge');
      if (data.type === 'progress') onProgress(data.done, data.total);
      const outcome = outcomeOf(data);
      if (outcome) settle(outcome);
    };
    worker.postMessage({type: 'start', id, bytes} satisfies Question, [bytes]);
  }

  /** @param refused what it means that none comes: before the first, its scripts are on their way */
  private expectWord(refused: Refused): void {
    clearTimeout(this.patience);
    this.patience = setTimeout(() => this.giveUp({refused}), PATIENCE_MS);
  }

  private giveUp(outcome: Outcome | undefined): void {
    this.end();
    this.settle?.(outcome);
    this.settle = undefined;
  }

  /** At once, whatever the worker is doing. */
  cancel(): void {
    this.giveUp(undefined);
  }

  /** Gives the worker's memory back. */
  end(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }
}
