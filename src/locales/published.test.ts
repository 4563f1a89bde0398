import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {mdxFiles} from '../mdx/files';
import {isEnough, LOCALES, localesOf} from '.';
import sidebars from '../../sidebars';
import {LABELS, labelsOf} from '../menus';
import {progressOf} from './progress';

describe('the rule', () => {
  test.each([
    [1, 1, true],
    [1, 0.9, true],
    [1, 0.89, false],
    [0.99, 1, false],
    [1, 0, false],
  ])('messages %d, reviewed pages %d: published %s', (messages, reviewedPages, published) => {
    expect(isEnough({messages, reviewedPages})).toBe(published);
  });
});

describe('LOCALES', () => {
  test.each([
    ['en', ['en']],
    ['en,es', ['en', 'es']],
    [' es , en ', ['en', 'es']],
    ['en,es,es', ['en', 'es']],
  ])('"%s" is %j', (setting, locales) => {
    expect(localesOf(setting)).toEqual(locales);
  });

  test.each(['es', 'en,xx', 'en;es', 'EN'])(
    '"%s" stops the build and says what would be right',
    (setting) => {
      expect(() => localesOf(setting)).toThrow(
        `LOCALES is "${setting}", but it must be a list of en, es, hi, te, with en among them. For example: LOCALES=en,es`,
      );
    },
  );
});

describe('by itself', () => {
  const labels = labelsOf(sidebars);
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'i18n-'));
    for (const locale of ['en', 'es']) {
      write(`${locale}/code.json`, JSON.stringify({'A.a': {message: 'a'}, 'A.b': {message: 'b'}}));
    }
    write(`es/${LABELS}`, JSON.stringify(labels));
  });
  afterEach(() => rmSync(folder, {recursive: true}));

  function write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }

  function translatePages(translation: string): void {
    for (const page of mdxFiles('pages')) {
      const text = `---\ntitle: Página\ntranslation: ${translation}\n---\n\n# Página\n`;
      write(`es/docusaurus-plugin-content-pages/${page}`, text);
    }
  }

  test('a language that people have translated and reviewed is published', () => {
    translatePages('reviewed');
    expect(progressOf(folder, 'es')).toEqual({messages: 1, reviewedPages: 1});
    expect(localesOf('', folder)).toEqual(['en', 'es']);
  });

  test.each(['machine', 'draft'])('a %s translation is not, however complete', (translation) => {
    translatePages(translation);
    expect(progressOf(folder, 'es')).toEqual({messages: 1, reviewedPages: 0});
    expect(localesOf('', folder)).toEqual(['en']);
  });

  test('a message that is missing or empty holds a language back', () => {
    translatePages('reviewed');
    write('es/code.json', JSON.stringify({'A.a': {message: 'a'}, 'A.b': {message: ' '}}));
    const count = Object.keys(labels).length + 2;
    expect(progressOf(folder, 'es').messages).toBeCloseTo((count - 1) / count);
    expect(localesOf('', folder)).toEqual(['en']);
  });

  test('so does a label of sidebars.ts that is missing', () => {
    translatePages('reviewed');
    const [first = '', ...others] = Object.keys(labels);
    write(`es/${LABELS}`, JSON.stringify({[first]: labels[first]}));
    const {messages} = progressOf(folder, 'es');
    expect(messages).toBeCloseTo(3 / (others.length + 3));
  });

  test('a language that nobody has begun is not published', () => {
    expect(progressOf(folder, 'te')).toEqual({messages: 0, reviewedPages: 0});
  });
});

test.each(Object.keys(LOCALES))('%s formats numbers, dates and its own name', (locale) => {
  const {htmlLang} = LOCALES[locale]!;
  expect(Intl.NumberFormat.supportedLocalesOf(htmlLang)).toEqual([htmlLang]);
  expect(new Intl.DateTimeFormat(htmlLang).resolvedOptions().locale).toContain(
    htmlLang.slice(0, 2),
  );
});
