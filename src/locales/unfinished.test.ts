import {readFileSync} from 'node:fs';
import path from 'node:path';
import {strictFrontMatter} from '../plugins/front-matter';
import {englishUntilFinished} from '../plugins/front-matter/unfinished';
import {isUnfinished, originalOf} from './unfinished';

const TRANSLATION = path.resolve('i18n/es/docusaurus-plugin-content-pages/About.mdx');
const ENGLISH = readFileSync('pages/About.mdx', 'utf8');
const begun = '---\ntitle: (en) About\n---\n\n(en) Some words\n';
const finished = '---\ntitle: Acerca de\n---\n\nUnas palabras (en inglés)\n';

test('a text that still waits is marked', () => {
  expect(isUnfinished(begun)).toBe(true);
  expect(isUnfinished(finished)).toBe(false);
});

test('English stands in for a translation that is begun, and for no other file', () => {
  expect(originalOf(TRANSLATION, begun)).toBe(ENGLISH);
  expect(originalOf(TRANSLATION, finished)).toBeUndefined();
  expect(originalOf(path.resolve('pages/About.mdx'), begun)).toBeUndefined();
  expect(originalOf(TRANSLATION.replace('About', 'Nowhere'), begun)).toBeUndefined();
});

describe('while the site is built', () => {
  const {preprocessor, parseFrontMatter} = englishUntilFinished({
    parseFrontMatter: strictFrontMatter,
    preprocessor: ({fileContent}) => fileContent.trimEnd(),
  });
  const parse = (fileContent: string) =>
    parseFrontMatter({
      filePath: TRANSLATION,
      fileContent,
      defaultParseFrontMatter: async (given) => ({
        frontMatter: {
          title: 'About',
          description: 'Who we are and what we stand for, in a sentence of some length.',
          kind: 'about',
        },
        content: given.fileContent,
      }),
    });

  test('such a page has the English text, and says that it is no translation', async () => {
    expect(preprocessor?.({filePath: TRANSLATION, fileContent: begun})).toBe(ENGLISH.trimEnd());
    const {frontMatter, content} = await parse(begun);
    expect(frontMatter['untranslated']).toBe(true);
    expect(content).toBe(ENGLISH);
  });

  test('a finished page is as it was written', async () => {
    expect(preprocessor?.({filePath: TRANSLATION, fileContent: finished})).toBe(finished.trimEnd());
    const {frontMatter, content} = await parse(finished);
    expect(frontMatter['untranslated']).toBeUndefined();
    expect(content).toBe(finished);
  });

  test('translators see in the live preview what they have begun', () => {
    const {NODE_ENV} = process.env;
    Object.assign(process.env, {NODE_ENV: 'development'});
    expect(preprocessor?.({filePath: TRANSLATION, fileContent: begun})).toBe(begun.trimEnd());
    Object.assign(process.env, {NODE_ENV});
  });
});
