/** Orca: started, listened to, and given keys. */
import {execFile} from 'node:child_process';
import {closeSync, copyFileSync, mkdirSync, openSync, readSync, statSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {setTimeout as pause} from 'node:timers/promises';
import type {Desktop} from './desktop';
import {isIdle, keysIn, parseEntries, spoken, type Entry} from './speech';

const run = promisify(execFile);

/** How long nothing is said before we take it that nothing more will be. */
const SILENCE_MS = Number(process.env['LISTEN_SILENCE'] ?? 700);
/** A file for Orca's own log: every event, and what came of it. */
const LOG = process.env['LISTEN_LOG'];
/** How long a key may stay without an answer before we take it that there is none. */
const ANSWER_MS = 3000;
/** How much longer something that must be heard may take. */
const LATE_MS = 8000;
/** How often we look. */
const LOOK_MS = 30;
/** How long Orca may take to come to rest, or to say what is waited for. */
const PATIENCE_MS = 60_000;
/** Between the keys of a typed text: a fast typist's. */
const TYPING_MS = 60;

export class Reader {
  private offset = 0;
  private readonly entries: Entry[] = [];
  private pressed = 0;
  private lastHeard = Date.now();

  private constructor(
    private readonly desktop: Desktop,
    private readonly file: string,
  ) {}

  /** Starts Orca with preferences of its own. @throws Error when it does not come up */
  static async start(desktop: Desktop): Promise<Reader> {
    const preferences = path.join(desktop.home, 'data/orca');
    mkdirSync(preferences);
    const customizations = 'orca-customizations.py';
    copyFileSync(
      path.join(__dirname, 'orca', customizations),
      path.join(preferences, customizations),
    );
    const file = path.join(desktop.home, 'speech');
    closeSync(openSync(file, 'w'));
    const reader = new Reader(desktop, file);
    desktop.programs.start('orca', LOG ? ['--debug', '--debug-file', LOG] : [], {
      LISTEN_SPEECH: file,
    });
    await reader.hear(() => true);
    return reader;
  }

  /** Presses a key, or several at a time as in `shift+Tab`. */
  async press(key: string): Promise<string[]> {
    return this.after(key.split('+').length, ['key', key], ANSWER_MS);
  }

  /** Does nothing for a while. @returns what is said meanwhile */
  async pause(ms: number): Promise<string[]> {
    const from = this.entries.length;
    await pause(ms);
    await this.silence();
    return spoken(this.entries.slice(from));
  }

  /** Types a text of letters that a keyboard has; what is said in between counts. */
  async type(text: string): Promise<string[]> {
    return this.after(text.length, ['type', '--delay', String(TYPING_MS), text]);
  }

  /**
   * Goes on listening.
   * @param enough asked again and again, until it says yes or Orca has had its time
   * @returns what is said meanwhile
   */
  async listen(enough: (said: string[]) => boolean): Promise<string[]> {
    const from = this.entries.length;
    const heard = () => spoken(this.entries.slice(from));
    await this.within(LATE_MS, () => enough(heard()));
    await this.silence();
    return heard();
  }

  private async after(keys: number, args: string[], answerMs = 0): Promise<string[]> {
    const from = this.entries.length;
    this.pressed += keys;
    await run('xdotool', args, {env: this.desktop.programs.env});
    this.lastHeard = Date.now();
    await this.until(() => keysIn(this.entries) >= this.pressed, 'take a key');
    // Hardly a key says nothing; a busy machine is told from a silent page by waiting longer.
    await this.within(answerMs, () => spoken(this.entries.slice(from)).length > 0);
    await this.silence();
    return spoken(this.entries.slice(from));
  }

  /** Waits for words. @throws Error when they do not come */
  async hear(wanted: (words: string) => boolean): Promise<void> {
    const from = this.entries.length;
    await this.until(
      () => spoken(this.entries.slice(from)).some(wanted),
      'say what was waited for',
    );
  }

  /** Waits until the queue is empty and nothing is said for a while. */
  async silence(ms = SILENCE_MS): Promise<void> {
    const quiet = () => Date.now() - this.lastHeard >= ms && isIdle(this.entries);
    await this.until(quiet, 'come to rest');
  }

  /** Everything said so far. */
  said(): string[] {
    return spoken(this.entries);
  }

  private async until(happened: () => boolean, what: string): Promise<void> {
    if (await this.within(PATIENCE_MS, happened)) return;
    const last = this.said().slice(-3).join(' | ');
    throw new Error(`Orca did not ${what} within ${PATIENCE_MS / 1000} s. It said last: ${last}`);
  }

  /** Looks until something has happened, or the time is over. */
  private async within(ms: number, happened: () => boolean): Promise<boolean> {
    const end = Date.now() + ms;
    for (;;) {
      this.look();
      if (happened()) return true;
      if (Date.now() >= end) return false;
      await pause(LOOK_MS);
    }
  }

  private look(): void {
    const {size} = statSync(this.file);
    const bytes = Buffer.alloc(size - this.offset);
    const descriptor = openSync(this.file, 'r');
    readSync(descriptor, bytes, 0, bytes.length, this.offset);
    closeSync(descriptor);
    const whole = bytes.subarray(0, bytes.lastIndexOf(0x0a) + 1);
    if (whole.length === 0) return;
    this.offset += whole.length;
    const fresh = parseEntries(whole.toString('utf8'));
    if (fresh.some(({idle}) => !idle)) this.lastHeard = Date.now();
    this.entries.push(...fresh);
  }
}
