/** The positions that the application form offers are the titles of the pages of kind `job`, in a file that the server reads. */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {mdxFiles} from '../../src/mdx/files';
import {readFrontMatter} from '../../src/mdx/front-matter';

export const POSITIONS = 'src/forms/positions.json';

export function readPositions(): string[] {
  return existsSync(POSITIONS) ? (JSON.parse(readFileSync(POSITIONS, 'utf8')) as string[]) : [];
}

/** Returns the titles of the job pages: titles in the file first, in its order, then new ones. */
export function currentPositions(): string[] {
  const titles = mdxFiles('pages').flatMap((file) => {
    const {kind, title} = readFrontMatter(readFileSync(`pages/${file}`, 'utf8')).values;
    return kind === 'job' && typeof title === 'string' ? [title] : [];
  });
  const known = readPositions().filter((position) => titles.includes(position));
  return [...known, ...titles.filter((title) => !known.includes(title))];
}

/** Brings the file up to date. Returns whether it changed. */
export function writePositions(): boolean {
  const positions = currentPositions();
  if (positions.join('\n') === readPositions().join('\n')) return false;
  const list = positions.map((position) => JSON.stringify(position)).join(', ');
  writeFileSync(POSITIONS, `[${list}]\n`);
  return true;
}
