/** Tells on the terminal how far long work has come. */
import type {Progress} from '../store/store';
import type {Io} from './io';

const WIDTH = 20;

interface ProgressBar {
  show: Progress;
  /** Leaves the line. */
  end: () => void;
}

/**
 * A bar that is drawn on the error output when a whole percent is done. It prints nothing where
 * nobody watches (a pipe, cron). With TERM=dumb, which consoles for speech and braille set, it
 * prints a line for each tenth, since a line that changes is read out again and again.
 */
export function progressBar({error}: Pick<Io, 'error'>, what: string, term?: string): ProgressBar {
  if (!error.isTTY) return {show: () => undefined, end: () => undefined};
  const plain = term === 'dumb';
  let shown = -1;
  return {
    show(done, total) {
      const percent = total === 0 ? 100 : Math.floor((100 * done) / total);
      const step = plain ? Math.floor(percent / 10) : percent;
      if (step === shown) return;
      shown = step;
      const words = `${what}: ${percent} % (${done} of ${total})`;
      error.write(plain ? `${words}\n` : `\r[${bar(percent)}] ${words}`);
    },
    end() {
      if (!plain && shown >= 0) error.write('\n');
    },
  };
}

function bar(percent: number): string {
  const filled = Math.round((WIDTH * Math.min(percent, 100)) / 100);
  return '#'.repeat(filled) + '-'.repeat(WIDTH - filled);
}
