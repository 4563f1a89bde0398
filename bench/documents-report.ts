/** The document check's figures as a section of docs/benchmarks.md. */
import type {Documents} from './documents';
import {table} from './table';

/** Which chunks a file costs: all but those of the other format, and of encryption. */
const total = (chunks: Record<string, number>, without: RegExp): number =>
  Object.entries(chunks).reduce((sum, [name, size]) => sum + (without.test(name) ? 0 : size), 0);

const NOT_FOR_PDF = /office|saxes|crypt/;
const NOT_FOR_OFFICE = /pdf/;

const kb = (bytes: number): string => (bytes / 1000).toFixed(1);

export function documentsSection({
  costs,
  chunks,
  results,
  inPage,
  inEngines = [],
  corpus,
}: Documents): string {
  const rows = costs.map(({name, bytes, cpu, memory}) => [
    name,
    kb(bytes),
    cpu.toFixed(2),
    Math.round(memory),
  ]);
  return [
    '## Document check',
    'In Node, each file in a process of its own. Goals: 300 pages in 2 s of CPU and 200 MB.',
    table(['document', 'kB', 'CPU s', 'memory MB'], rows),
    `What reads a PDF weighs ${kb(total(chunks, NOT_FOR_PDF))} kB (Brotli; goal 30), ` +
      `what reads a Word or PowerPoint file ${kb(total(chunks, NOT_FOR_OFFICE))} (goal 25).`,
    results &&
      'With the results and their sentences, a visitor who chooses a PDF fetches ' +
        `${kb(total({...chunks, ...results}, NOT_FOR_PDF))} kB of script, and for a Word or PowerPoint file ` +
        `${kb(total({...chunks, ...results}, NOT_FOR_OFFICE))}. An encrypted PDF needs ${kb(total(chunks, /^(?!.*crypt)/))} more.`,
    inPage &&
      `In Chromium, 300 pages have a result after ${inPage.wait} ms (goal 3,000); the page’s longest task meanwhile takes ${inPage.task} ms of CPU time (goal 50).`,
    ...inEngines.map(
      ({engine, wait, blocked}) =>
        `In ${engine}, the same takes ${wait} ms; a timer of the page waits at most ${blocked} ms, other programs of the machine included.`,
    ),
    corpus && `Labelled files: ${corpus.replace(/^all\s+/, '')}.`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
