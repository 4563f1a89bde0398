import {cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {FILES, PICTURES} from './pages';

/**
 * Lays out the small site in a folder, with some of its files changed.
 *
 * @param project the repository, for its icons, drawings and settings
 */
export function layOut(
  root: string,
  project: string,
  changed: Record<string, string | Buffer>,
): void {
  rmSync(root, {recursive: true, force: true});
  for (const [file, text] of Object.entries({...FILES, ...changed})) {
    mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  }
  mkdirSync(path.join(root, 'static/img'), {recursive: true});
  for (const [file, bytes] of Object.entries(PICTURES)) {
    writeFileSync(path.join(root, file), Buffer.alloc(bytes));
  }
  for (const part of ['art', 'clients', 'icons.svg', 'industries.svg', 'offices.svg']) {
    symlinkSync(path.join(project, 'static/img', part), path.join(root, 'static/img', part));
  }
  for (const file of ['cspell.json', '.prettierrc.json']) {
    cpSync(path.join(project, file), path.join(root, file));
  }
}
