import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** A small site without a mistake, in which each mistake is then made alone. */
const SITE = path.join(__dirname, 'site');

/** Its pictures → bytes; what is in them does not matter here. */
const PICTURES: Readonly<Record<string, number>> = {
  'static/img/form.webp': 40_000,
  'static/img/team.webp': 4_000_000,
  'static/img/team.png': 90_000,
};

/** A file of the small site; empty where it has none. */
export function textOf(file: string): string {
  const full = path.join(SITE, file);
  return existsSync(full) ? readFileSync(full, 'utf8') : '';
}

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
  cpSync(SITE, root, {recursive: true});
  const pictures = Object.entries(PICTURES).map(([file, bytes]) => [file, Buffer.alloc(bytes)]);
  for (const [file, content] of [...pictures, ...Object.entries(changed)] as [string, Buffer][]) {
    mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(root, file), content);
  }
  for (const part of ['art', 'clients', 'icons.svg', 'industries.svg', 'offices.svg']) {
    symlinkSync(path.join(project, 'static/img', part), path.join(root, 'static/img', part));
  }
  for (const file of ['cspell.json', '.prettierrc.json']) {
    cpSync(path.join(project, file), path.join(root, file));
  }
}
