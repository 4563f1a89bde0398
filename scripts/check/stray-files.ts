import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Finding} from './finding';
import {WORD_LIST} from './site';

/** Kinds of files that writers put into pages/, and what to do with them. The first pattern that matches applies. */
const REMEDIES: readonly [pattern: RegExp, remedy: (file: string) => string][] = [
  [
    /\/index\.mdx$/,
    (file) =>
      `The address of this page would end with /index. Rename it to ${path.posix.dirname(file)}.mdx`,
  ],
  [
    /\.(?:md|markdown|mdx?\.txt|MDX)$/,
    (file) =>
      `The site ignores this file: the name of a page ends with .mdx. Rename it to ${file.replace(/\.(?:md|markdown|mdx?\.txt|MDX)$/, '.mdx')}`,
  ],
  [
    /\.(?:avif|gif|jpe?g|png|svg|webp)$/i,
    () => 'A picture in pages/ is not published. Move it to static/img',
  ],
  [
    /\.(?:docx?|pptx?|pdf)$/i,
    () => 'A document in pages/ is not published. Move it to static/files',
  ],
  [/^/, () => 'This file is no page, so the site ignores it. Move or delete it'],
];

const isExpected = (file: string) =>
  file === WORD_LIST ||
  path.basename(file).startsWith('.') ||
  (file.endsWith('.mdx') && (file === 'pages/index.mdx' || !file.endsWith('/index.mdx')));

/** Finds files in `pages/` that are no pages, which the build would silently ignore. */
export function strayFiles(): Finding[] {
  return readdirSync('pages', {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.join(parentPath, name).replaceAll(path.sep, '/'))
    .filter((file) => !isExpected(file))
    .map((file) => {
      const [, remedy] = REMEDIES.find(([pattern]) => pattern.test(file)) ?? [];
      return {file, line: 1, level: 'error', rule: 'files', message: remedy?.(file) ?? ''};
    });
}
