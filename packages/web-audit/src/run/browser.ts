/** Finds and starts Chromium. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser} from 'playwright-core';
import {UsageError} from './usage-error';

/** Programs that are Chromium, on the PATH. */
const PROGRAMS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'msedge',
];

/**
 * Starts the Chromium that Playwright has downloaded, or else one that is installed.
 *
 * @param program path of another one
 * @throws UsageError if there is none
 */
export async function startBrowser(program?: string): Promise<Browser> {
  const found = [program ?? chromium.executablePath(), ...(program ? [] : installed())];
  const executablePath = found.find((file) => existsSync(file));
  if (!executablePath) {
    throw new UsageError(
      program
        ? `${program} does not exist.`
        : 'No Chromium was found. Download one with `npx playwright-core install chromium`, or name yours: --browser PATH.',
    );
  }
  return chromium.launch({executablePath});
}

function installed(): string[] {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return PROGRAMS.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}
