import {watch as watchFolder} from 'node:fs';
import path from 'node:path';

/** Editors write a file in several steps; what follows within this time belongs to one save. */
const TOGETHER_MS = 100;

/**
 * Calls `onSave` with the pages that were saved, one call at a time, until the process ends.
 *
 * @param wanted the pages to look at
 */
export function watch(
  wanted: (file: string) => boolean,
  onSave: (files: string[]) => Promise<void>,
): void {
  const saved = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let busy = Promise.resolve();
  const run = () => {
    const files = [...saved];
    saved.clear();
    // What cannot be read now can when it is saved again.
    busy = busy.then(() => onSave(files)).catch((error: unknown) => console.error(String(error)));
  };
  watchFolder('pages', {recursive: true}, (_event, name) => {
    const file = name === null ? '' : `pages/${name.split(path.sep).join('/')}`;
    if (!wanted(file)) return;
    saved.add(file);
    clearTimeout(timer);
    timer = setTimeout(run, TOGETHER_MS);
  });
}
