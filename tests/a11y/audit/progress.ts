/** Says, while the audit goes on, how far it is; a visit that breaks is told in full. */
import type {Reporter, Suite, TestCase, TestResult} from '@playwright/test/reporter';

const A_SECOND = 1000;

export default class Progress implements Reporter {
  private all = 0;
  private done = 0;
  private readonly start = performance.now();

  onBegin(_config: unknown, suite: Suite): void {
    this.all = suite.allTests().length;
  }

  onTestEnd({title, retries}: TestCase, {status, duration, error, retry, steps}: TestResult): void {
    const again = status !== 'passed' && retry < retries;
    if (!again) this.done += 1;
    const place = `${this.done}/${this.all}`.padStart(9);
    const took = `${(duration / A_SECOND).toFixed(1)} s`.padStart(7);
    const line = `${place}  ${this.left().padStart(7)} left ${took}  ${title}`;
    if (status === 'passed') write(`${line}\n`);
    else {
      const so = again ? 'is looked at again' : 'could not be looked at';
      const at = steps.find((step) => step.error)?.title ?? title;
      write(`${line}: ${so}\n${at}: ${error?.message ?? status}\n`);
    }
  }

  /** How long the rest takes, if it goes on like this. */
  private left(): string {
    const passed = (performance.now() - this.start) / A_SECOND;
    const seconds = Math.round((passed / this.done) * (this.all - this.done));
    return seconds < 60 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
  }

  /** What a worker has to say, such as where the review is. */
  onStdOut(chunk: string | Buffer): void {
    write(chunk.toString());
  }

  printsToStdio(): boolean {
    return true;
  }
}

function write(text: string): void {
  process.stdout.write(text);
}
