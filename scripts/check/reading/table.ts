/**
 * `npm run check -- reading`: measures how easily each page reads, and prints a table, hardest first.
 * Advises where a page asks for more than grade 9, about the age of 15.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {mdxFiles} from '../../../src/mdx/files';
import {LIMIT, measure} from './grade';
import {sentencesOf} from './sentences';

const HELP = `npm run check -- reading

Prints a line for each file in pages/: Flesch-Kincaid grade (years of schooling; 8 is read at
13 to 14), mean words in a sentence, and the number of words in running text.
Names the pages above grade ${LIMIT}.`;

function main(): void {
  const pages = mdxFiles('pages')
    .map((file) => ({file, sentences: sentencesOf(readFileSync(path.join('pages', file), 'utf8'))}))
    .filter(({sentences}) => sentences.length > 0)
    .map((page) => ({...page, measured: measure(page.sentences)}))
    .sort((a, b) => b.measured.grade - a.measured.grade);
  const line = (name: string, {grade, length, words}: ReturnType<typeof measure>) =>
    console.log(
      `${grade.toFixed(1).padStart(5)} ${length.toFixed(1).padStart(7)} ${String(words).padStart(6)}  ${name}`,
    );
  console.log('Grade  Length  Words  Page');
  for (const {file, measured} of pages) line(file, measured);
  line('all pages', measure(pages.flatMap(({sentences}) => sentences)));
  const hard = pages.filter(({measured}) => measured.grade > LIMIT);
  if (hard.length > 0) {
    console.log(
      `\nAbove grade ${LIMIT}: ${hard.map(({file}) => file).join(', ')}. Shorten the longest sentences, or use shorter words.`,
    );
  }
}

if (process.argv.includes('--help')) console.log(HELP);
else main();
