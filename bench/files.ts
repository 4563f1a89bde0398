/** What each built file weighs on the wire, by a name that the next build's file has too. */
import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/** A built file's name without its hash: `/assets/js/main.e7a90ca5.js` is `assets/js/main.js`. */
export function plainName(file: string): string {
  return file.replace(/^\//, '').replace(/[.-](?:[0-9a-f]{8}|[0-9a-f]{32})(?=\.\w+$)/, '');
}

/** Name → bytes, Brotli 11 where the build has it, of every page, script, style sheet and font. */
export function weighFiles(build: string): Record<string, number> {
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(html|js|css|woff2)$/.test(file))
    .toSorted();
  return Object.fromEntries(
    files.map((file) => {
      const full = path.join(build, file);
      const sent = existsSync(`${full}.br`) ? `${full}.br` : full;
      return [plainName(file), statSync(sent).size];
    }),
  );
}
