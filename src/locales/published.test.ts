import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {localesToBuild, LOCALES, SOURCES_FILE} from '.';
import sidebars from '../../sidebars';
import {pageFiles} from '../mdx/files';
import {LABELS_FILE, labelsOf} from '../menus';

test.each([
  ['en', ['en']],
  ['en,es', ['en', 'es']],
  [' es , en ', ['en', 'es']],
  ['en,es,es', ['en', 'es']],
])('the setting "%s" is %j', (setting, locales) => {
  expect(localesToBuild(setting)).toEqual(locales);
});

test.each(['es', 'en,xx', 'en;es', 'EN'])('the setting "%s" stops the build', (setting) => {
  expect(() => localesToBuild(setting)).toThrow(
    `LOCALES is "${setting}", but it must be a list of ${Object.keys(LOCALES).join(', ')}, with en among them. For example: LOCALES=en,es`,
  );
});

describe('without the setting', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'i18n-'));
    write('en/code.json', '{"A.a": {"message": "a"}, "A.b": {"message": "b"}}');
  });
  afterEach(() => rmSync(folder, {recursive: true}));

  function write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }

  /** Translates all pages, and marks a number of them as reviewed. */
  function translate(messages: object, labels: object, reviewed: number): void {
    const sources = {'code.json': {messages}, [LABELS_FILE]: {messages: labels}};
    write(`es/${SOURCES_FILE}`, JSON.stringify(sources));
    for (const [index, page] of pageFiles().entries()) {
      const reviewer = index < reviewed ? 'reviewed: Ana\n' : '';
      const text = `---\nsource: en-1f0c9b2ad4e7\n${reviewer}---\n\n# Página\n`;
      write(`es/docusaurus-plugin-content-pages/${page}`, text);
    }
  }

  const labels = labelsOf(sidebars);
  const messages = {'A.a': 'a', 'A.b': 'b'};
  const most = Math.ceil(0.9 * pageFiles().length);

  test.each([
    {
      what: 'everything is translated and nine of ten pages reviewed',
      ofMessages: messages,
      ofLabels: labels,
      reviewed: most,
      isPublished: true,
    },
    {
      what: 'too few pages are reviewed',
      ofMessages: messages,
      ofLabels: labels,
      reviewed: most - 1,
      isPublished: false,
    },
    {
      what: 'a message is missing',
      ofMessages: {'A.a': 'a'},
      ofLabels: labels,
      reviewed: most,
      isPublished: false,
    },
    {
      what: 'a menu label is missing',
      ofMessages: messages,
      ofLabels: {},
      reviewed: most,
      isPublished: false,
    },
  ])('when $what', ({ofMessages, ofLabels, reviewed, isPublished}) => {
    translate(ofMessages, ofLabels, reviewed);
    expect(localesToBuild('', folder)).toEqual(isPublished ? ['en', 'es'] : ['en']);
  });

  test('a language without translations is not published', () => {
    expect(localesToBuild('', folder)).toEqual(['en']);
  });
});
