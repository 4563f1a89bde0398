/** A small site with one page, messages and menus in English and Spanish, which tests change. */
import {spawnSync} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {JITI} from '../../scripts/command-line/parts';

export const ENGLISH_PAGE = 'pages/Courses.mdx';
export const SPANISH_PAGE = 'i18n/es/docusaurus-plugin-content-pages/Courses.mdx';
export const ENGLISH_MESSAGES = 'i18n/en/code.json';
export const ENGLISH_MENUS = 'sidebars.ts';
export const SPANISH_MESSAGES = 'i18n/es/code.json';
export const SPANISH_MENUS = 'i18n/es/site-structure/navigation.json';

export interface SmallSite {
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  /** Replaces a text in a file. @throws Error if the file does not contain it */
  change: (file: string, text: string, by: string) => void;
}

/** Runs `use` in a temporary copy of the site, as the working directory. */
export function withSite<Result>(use: (site: SmallSite) => Result): Result {
  const root = mkdtempSync(path.join(tmpdir(), 'translations-'));
  cpSync('tests/fixtures/i18n', root, {recursive: true});
  // Icons and drawings that blocks refer to.
  symlinkSync(path.resolve('static'), path.join(root, 'static'));
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  };
  const change = (file: string, words: string, by: string) => {
    const text = read(file);
    if (!text.includes(words)) throw new Error(`${file} does not have: ${words}`);
    write(file, text.replace(words, by));
  };
  const before = process.cwd();
  process.chdir(root);
  try {
    return use({read, write, change});
  } finally {
    process.chdir(before);
    rmSync(root, {recursive: true});
  }
}

const ROOT = process.cwd();

/** Runs `npm run i18n -- …` in the working directory. */
export function i18n(...args: string[]) {
  const command = [path.join(ROOT, JITI), path.join(ROOT, 'scripts/i18n.ts'), ...args];
  const {status, stdout, stderr} = spawnSync(process.execPath, command, {encoding: 'utf8'});
  return {status, stdout, stderr};
}
