import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {isPartial, mdxFiles} from '../mdx/files';
import {showEnglishUntilTranslated} from '../plugins/front-matter';
import {englishFallback} from './translations';

const ENGLISH = readFileSync('pages/index.mdx', 'utf8');
const DONE = '---\nsource: en-1f0c9b2ad4e7\n---\n\n';
const BEGUN = '---\ntitle: A\n---\n\nSome words\n';
const FINISHED = `${DONE}Unas palabras\n`;
const [PARTIAL = ''] = mdxFiles('pages').filter(isPartial);
const IMPORT = `${DONE}import Part from '@site/pages/${PARTIAL}'\n\n<Part />\n`;

let folder: string;
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'es-')), 'docusaurus-plugin-content-pages');
});
afterEach(() => rmSync(path.dirname(folder), {recursive: true}));

/** Writes a translation and returns its path. */
function translation(text: string, name = 'index.mdx'): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
  return file;
}

test('only unfinished translations are replaced by English', () => {
  expect(englishFallback(translation(BEGUN))).toBe(ENGLISH);
  expect(englishFallback(translation(FINISHED))).toBeUndefined();
  expect(englishFallback(translation(BEGUN, 'Nowhere.mdx'))).toBeUndefined();
  expect(englishFallback(path.resolve('pages/index.mdx'))).toBeUndefined();
});

test('a page is finished if its partials are', () => {
  const page = translation(IMPORT);
  expect(englishFallback(page)).toBe(ENGLISH);
  translation(BEGUN, PARTIAL);
  expect(englishFallback(page)).toBe(ENGLISH);
  translation(FINISHED, PARTIAL);
  expect(englishFallback(page)).toBeUndefined();
});

describe('while the site is built', () => {
  const {preprocessor, parseFrontMatter} = showEnglishUntilTranslated({
    parseFrontMatter: async ({fileContent}) => ({frontMatter: {}, content: fileContent}),
    preprocessor: ({fileContent}) => `checked: ${fileContent}`,
  });
  const read = async (text: string, name?: string) => {
    const file = {filePath: translation(text, name), fileContent: text};
    const parsed = await parseFrontMatter({...file, defaultParseFrontMatter: jest.fn()});
    return [preprocessor(file), parsed.content, parsed.frontMatter['untranslated']];
  };

  test('an unfinished page has the English text, marked as untranslated', async () => {
    expect(await read(BEGUN)).toEqual([`checked: ${ENGLISH}`, ENGLISH, true]);
  });

  test('an unfinished partial has no front matter, of which Docusaurus would warn at each build', async () => {
    const [, content, isMarked] = await read(BEGUN, PARTIAL);
    expect(content).toBe(readFileSync(path.join('pages', PARTIAL), 'utf8'));
    expect(isMarked).toBeUndefined();
  });

  test('a finished page is unchanged', async () => {
    expect(await read(FINISHED)).toEqual([`checked: ${FINISHED}`, FINISHED, undefined]);
  });

  test('the live preview shows unfinished translations', async () => {
    const {NODE_ENV} = process.env;
    Object.assign(process.env, {NODE_ENV: 'development'});
    expect(await read(BEGUN)).toEqual([`checked: ${BEGUN}`, BEGUN, undefined]);
    Object.assign(process.env, {NODE_ENV});
  });
});
