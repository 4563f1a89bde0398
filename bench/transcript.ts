/** Measures how long the transcript of a long PDF takes. */
import {transcript} from '@trendsoft/document-check';
import {longPdf} from '../tests/fixtures/documents/long';
import {median, table} from './table';

const PAGES = 300;
const RUNS = 3;

export async function measureTranscript(): Promise<string> {
  const bytes = longPdf(PAGES);
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const start = process.cpuUsage();
    await transcript(bytes);
    const {user, system} = process.cpuUsage(start);
    times.push(Math.round((user + system) / 1000));
  }
  return table(
    ['pages', 'first transcript, ms of processor time (goal 2,000)', 'median'],
    [[PAGES, times[0] ?? NaN, median(times)]],
  );
}
