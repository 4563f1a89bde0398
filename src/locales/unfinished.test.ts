import {readFileSync} from 'node:fs';
import path from 'node:path';
import {strictFrontMatter} from '../plugins/front-matter';
import {englishUntilFinished} from '../plugins/front-matter/unfinished';
import {isUnfinished, originalOf} from './unfinished';

const TRANSLATION = path.resolve('i18n/es/docusaurus-plugin-content-pages/About.mdx');
const ENGLISH = readFileSync('pages/About.mdx', 'utf8');
const begun = '---\ntitle: (en) About\n---\n\n(en) Some words\n';
const finished = `---
title: Acerca de
description: Quiénes somos y qué defendemos, en una frase de alguna extensión.
kind: about
---

Unas palabras (en inglés)
`;

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
    preprocessor: ({fileContent}) => fileContent,
  });
  const parse = (fileContent: string) =>
    parseFrontMatter({
      filePath: TRANSLATION,
      fileContent,
      defaultParseFrontMatter: () => Promise.reject(new Error('It reads the lines by itself.')),
    });

  test('such a page has the English text, and says that it is no translation', async () => {
    expect(preprocessor({filePath: TRANSLATION, fileContent: begun})).toBe(ENGLISH);
    const {frontMatter, content} = await parse(begun);
    expect(frontMatter['untranslated']).toBe(true);
    expect(frontMatter['title']).toBe('About');
    expect(ENGLISH).toContain(content);
  });

  test('a finished page is as it was written', async () => {
    expect(preprocessor({filePath: TRANSLATION, fileContent: finished})).toBe(finished);
    const {frontMatter, content} = await parse(finished);
    expect(frontMatter['untranslated']).toBeUndefined();
    expect(content).toBe('Unas palabras (en inglés)');
  });

  test('translators see in the live preview what they have begun', () => {
    const {NODE_ENV} = process.env;
    Object.assign(process.env, {NODE_ENV: 'development'});
    expect(preprocessor({filePath: TRANSLATION, fileContent: begun})).toBe(begun);
    Object.assign(process.env, {NODE_ENV});
  });
});
