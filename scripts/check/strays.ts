/** Files that lie where they do nothing, or are called what no page can be called. */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Finding} from './finding';
import {WORD_LIST} from './words';

const PICTURE = /\.(?:avif|gif|heic|jpe?g|png|svg|webp)$/i;
const DOCUMENT = /\.(?:docx?|odt|pages|pdf|rtf|html?|txt)$/i;
const KEPT = /\.(?:orig|rej|bak|swp|tmp|old|save)$|~$|^~\$|^\.~/i;

/** What is wrong with the name of a page; undefined when an address can be made of it. */
export function misnamed(file: string): Finding | undefined {
  const parts = file
    .replace(/^pages\//, '')
    .replace(/\.mdx$/, '')
    .split('/');
  const wrong = parts.find((part) => !/^_?[A-Za-z0-9][A-Za-z0-9-]*$/.test(part));
  if (wrong === undefined) return undefined;
  const copied = /(?: - copy| copy|\(\d+\)| \d)$/i.test(wrong);
  const message = copied
    ? `"${wrong}" looks like a copy that a program made. Delete it; npm run new makes a new page`
    : `"${wrong}" cannot stand in an address. Name the file with letters, digits and hyphens of the Latin alphabet, such as ${plain(wrong)}.mdx`;
  return stray(file, message);
}

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const stray = (file: string, message: string): Finding => ({
  ...{file, line: 1, level: 'error', rule: 'files', message},
});

/** Why a file of pages/ is no page. */
function reason(name: string): string {
  const base = name.replace(/\.[^/]*$/, '');
  if (/\.mdx?(?:\.\w+)?$/i.test(name) && !KEPT.test(name)) {
    return `${path.basename(name)} is no name of a page, so this one is not checked, and may not be shown. Rename it ${path.basename(base).replace(/\.mdx$/, '')}.mdx`;
  }
  if (PICTURE.test(name)) {
    return 'A picture among the pages is shown nowhere. Move it into static/img, and write its address from /img/ on';
  }
  if (KEPT.test(path.basename(name))) {
    return 'A program kept this beside the page while somebody wrote or merged. Delete it';
  }
  if (DOCUMENT.test(name)) {
    return 'This is no page, so nobody sees it. Write it as a page (.mdx), or put what visitors should download into static/files';
  }
  return 'Only pages (.mdx) lie here. Move this file to where it belongs, or delete it';
}

const below = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name).split(path.sep).join('/'))
    : [];

/** Every file that was put, named or left where no visitor gets to see it. */
export function strays(): Finding[] {
  const inPages = below('pages').filter(
    (file) => !file.endsWith('.mdx') && file !== WORD_LIST && !file.endsWith('.DS_Store'),
  );
  const elsewhere = [...readdirSync('.'), ...below('static')].filter((file) =>
    file.endsWith('.mdx'),
  );
  return [
    ...inPages.map((file) => stray(file, reason(file))),
    ...elsewhere.map((file) =>
      stray(
        file,
        `${path.dirname(file) === '.' ? 'The project’s folder' : path.dirname(file)} is no place for a page: nobody sees it. Move it into pages/`,
      ),
    ),
  ];
}
