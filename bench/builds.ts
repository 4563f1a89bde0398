/** `npm run bench -- builds`: two builds of any Docusaurus site, beside each other; see HELP. */
import {existsSync} from 'node:fs';
import type {Browser} from '@playwright/test';
import {command, NotPossibleError, OK, required} from '../scripts/command-line';
import {launchChromium} from './chromium';
import {DEVICES, visit, type Device, type Visit} from './ratios';
import {withFolder} from './static';
import {median, table} from './table';

const HELP = `npm run bench -- builds BEFORE AFTER [--page ADDRESS...] [--runs N]

Measures two folders in turn on a slow phone and a slow desktop, and prints a Markdown table. Each page is touched
after it has loaded.

  --page ADDRESS  this page, such as /docs/intro; may be repeated (default: /)
  --runs N        number of runs; the table shows the medians (default: 3)`;

const OPTIONS = {
  page: {type: 'string', multiple: true},
  runs: {type: 'string', default: '3'},
} as const;

const COLUMNS: readonly {heading: string; figure: keyof Visit; unit: number}[] = [
  {heading: 'kB before the first interaction', figure: 'bytes', unit: 1000},
  {heading: 'kB with it', figure: 'allBytes', unit: 1000},
  {heading: 'LCP, ms', figure: 'largestPaint', unit: 1},
  {heading: 'longest task, ms', figure: 'task', unit: 1},
  {heading: 'touch to paint, ms', figure: 'paint', unit: 1},
];

interface Origins {
  before: string;
  after: string;
}

/** Alternates between the builds, so that both meet the same load of the machine. */
async function measurePage(
  browser: Browser,
  {before, after}: Origins,
  page: string,
  device: Device,
  runs: number,
): Promise<string[]> {
  const visits: [Visit[], Visit[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    visits[0].push(await visit(browser, before + page, device, 'after load'));
    visits[1].push(await visit(browser, after + page, device, 'after load'));
  }
  const cells = COLUMNS.map(({figure, unit}) =>
    visits.map((all) => Math.round(median(all.map((one) => one[figure])) / unit)).join(' → '),
  );
  return [page, device, ...cells];
}

async function measureAll(
  origins: Origins,
  pages: readonly string[],
  runs: number,
): Promise<string> {
  const browser = await launchChromium();
  const rows: string[][] = [];
  try {
    for (const page of pages) {
      for (const device of Object.keys(DEVICES) as Device[]) {
        rows.push(await measurePage(browser, origins, page, device, runs));
      }
    }
  } finally {
    await browser.close();
  }
  return table(['page', 'device', ...COLUMNS.map(({heading}) => heading)], rows);
}

command({name: 'npm run bench -- builds', help: HELP, options: OPTIONS}, async (values, args) => {
  const before = required(args, 0, 'BEFORE');
  const after = required(args, 1, 'AFTER');
  for (const folder of [before, after]) {
    if (!existsSync(`${folder}/index.html`)) {
      throw new NotPossibleError(`There is no ${folder}/index.html.`);
    }
  }
  const result = await withFolder(before, (one) =>
    withFolder(after, (two) =>
      measureAll({before: one, after: two}, values.page ?? ['/'], Number(values.runs)),
    ),
  );
  console.log(`\n${result}`);
  return OK;
});
