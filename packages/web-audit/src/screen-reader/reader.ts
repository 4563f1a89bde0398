/** Presses keys, and waits for what the screen reader says after each. */
import {execFile} from 'node:child_process';
import {setTimeout as pause} from 'node:timers/promises';
import {promisify} from 'node:util';
import type {Desktop} from './desktop';

/** What a screen reader reports: an utterance, a key that it has handled, or that its queue is empty. */
export interface Entry {
  say?: string;
  key?: string;
  idle?: true;
}

const run = promisify(execFile);

/** Silence after which nothing more is expected. */
const SILENCE_MS = Number(process.env['LISTEN_SILENCE'] ?? 700);
/** How long to wait for the first word after a key. After a few keys Orca says nothing. */
const ANSWER_MS = 3000;
/** Additional time to wait for words that a step expects. */
const LATE_MS = 8000;
const POLL_MS = 30;
/** How long Orca may take to become idle, or to say an expected utterance. */
const TIMEOUT_MS = 60_000;
/** Delay between the keys of a typed text, as of a fast typist. */
const TYPING_MS = 60;

export class Reader {
  private entries: readonly Entry[] = [];
  private keysPressed = 0;
  private lastReport = Date.now();

  /** @param readLog returns everything reported so far */
  constructor(
    private readonly desktop: Desktop,
    private readonly readLog: () => Entry[],
  ) {}

  /** Presses a key, or several at a time as in `shift+Tab`. Returns what Orca says. */
  press(key: string): Promise<string[]> {
    return this.send(key.split('+').length, ['key', key], ANSWER_MS);
  }

  /** Types a text of characters on the keyboard. Returns what Orca says, also between characters. */
  type(text: string): Promise<string[]> {
    return this.send(text.length, ['type', '--delay', String(TYPING_MS), text]);
  }

  /** Presses nothing for a while. Returns what Orca says meanwhile. */
  pause(ms: number): Promise<string[]> {
    return this.during(() => pause(ms));
  }

  /** Listens until Orca has said enough, or a few seconds have passed. Returns what Orca says meanwhile. */
  listen(isEnough: (heard: string[]) => boolean): Promise<string[]> {
    return this.during((heard) => this.within(LATE_MS, () => isEnough(heard())));
  }

  /** Waits for an utterance. @throws Error if it is not said in time */
  async hear(isWanted: (utterance: string) => boolean): Promise<void> {
    await this.until(() => wordsOf(this.entries).some(isWanted), 'say what was waited for');
  }

  /** Waits until the queue is empty and Orca is silent for a while. Returns everything it has said so far. */
  async silence(ms = SILENCE_MS): Promise<string[]> {
    const isSilent = () => Date.now() - this.lastReport >= ms && this.entries.at(-1)?.idle === true;
    await this.until(isSilent, 'become idle');
    return wordsOf(this.entries);
  }

  private send(keys: number, args: string[], answerMs = 0): Promise<string[]> {
    return this.during(async (heard) => {
      this.keysPressed += keys;
      await run('xdotool', args, {env: this.desktop.programs.env});
      this.lastReport = Date.now();
      const handled = () => this.entries.filter(({key}) => key !== undefined).length;
      await this.until(() => handled() >= this.keysPressed, 'handle a key');
      await this.within(answerMs, () => heard().length > 0);
    });
  }

  private async during(act: (heard: () => string[]) => Promise<unknown>): Promise<string[]> {
    const from = this.entries.length;
    const heard = () => wordsOf(this.entries.slice(from));
    await act(heard);
    await this.silence();
    return heard();
  }

  private async until(hasHappened: () => boolean, what: string): Promise<void> {
    if (await this.within(TIMEOUT_MS, hasHappened)) return;
    const last = wordsOf(this.entries).slice(-3).join(' | ');
    throw new Error(`Orca did not ${what} within ${TIMEOUT_MS / 1000} s. It said last: ${last}`);
  }

  private async within(ms: number, hasHappened: () => boolean): Promise<boolean> {
    const end = Date.now() + ms;
    for (;;) {
      this.readReports();
      if (hasHappened()) return true;
      if (Date.now() >= end) return false;
      await pause(POLL_MS);
    }
  }

  private readReports(): void {
    const before = this.entries.length;
    this.entries = this.readLog();
    if (this.entries.slice(before).some(({idle}) => !idle)) this.lastReport = Date.now();
  }
}

function wordsOf(entries: readonly Entry[]): string[] {
  return entries.flatMap(({say}) => (say === undefined ? [] : [say.replace(/\s+/g, ' ').trim()]));
}
