/** What a screen reader was heard to say, of the last published run. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const FOLDER = 'docs/listen';

/** Transcripts of tasks that begin on one of the routes: each has its route in the line below its heading. */
export function transcriptsOf(siteDir: string, routes: readonly string[]): [string, string][] {
  const folder = path.join(siteDir, FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file): [string, string] => [file, readFileSync(path.join(folder, file), 'utf8')])
    .filter(([, text]) => routes.some((route) => text.includes(`\n${route} at `)))
    .sort();
}
