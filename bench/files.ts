/** What each built file weighs on the wire, by a name that the next build's file has too. */
import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/** Social cards are for other sites; no page fetches them. */
const WEIGHED = /^(?!img\/cards\/).*\.(?:html|js|css|woff2|svg|png|webp|avif|jpe?g)$/;

/** Bytes of a built file as it is sent: Brotli 11 where the build has it. */
export function sentBytes(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** A built file's name without its hash: `/assets/js/main.e7a90ca5.js` is `assets/js/main.js`. */
export function plainName(file: string): string {
  return file.replace(/^\//, '').replace(/[.-](?:[0-9a-f]{8}|[0-9a-f]{32})(?=\.\w+$)/, '');
}

/** Name → bytes of every page, script, style sheet, font and picture. */
export function weighFiles(build: string): Record<string, number> {
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((file) => WEIGHED.test(file))
    .toSorted();
  return Object.fromEntries(
    files.map((file) => [plainName(file), sentBytes(path.join(build, file))]),
  );
}
