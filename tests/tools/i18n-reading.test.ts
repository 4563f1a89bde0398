import {checkLocale} from '../../scripts/i18n/check/locale';
import {
  missingTerms,
  needsTranslation,
  readGlossary,
  type Glossary,
} from '../../scripts/i18n/glossary';
import {readJson} from '../../scripts/i18n/json';
import {pluralProblem} from '../../scripts/i18n/check/plurals';
import {changeFrontMatter} from '../../src/mdx/front-matter';
import {readTop} from '../../scripts/i18n/page';
import {UnreadableError} from '../../scripts/i18n/page/problem';
import {statesIn} from '../../scripts/i18n/state';
import {percentOf} from '../../scripts/i18n/status/summary';
import {SPANISH_MESSAGES, SPANISH_PAGE, withSite} from '../setup/translations';

/** What reading something ends with: its line and the beginning of the sentence. */
function failure(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof UnreadableError) return `${error.line}: ${error.message}`;
    throw error;
  }
  return 'it was read';
}

describe('JSON', () => {
  test('is read as JSON.parse reads it, with the line of each key', () => {
    const source = '{\n  "a": {"b": [1, -2.5e3, true, null]},\n  "c": "\\u00e9 \\"x\\""\n}\n';
    const {value, lines} = readJson(source);
    expect(value).toEqual(JSON.parse(source));
    expect([...lines]).toEqual([
      ['a', 2],
      ['c', 3],
    ]);
  });

  // Others are in i18n/MISTAKES.md, word for word.
  test.each([
    ['a bracket is too many', '{\n"a": "x"\n}}', '3: Something stands after the end'],
    ['a colon is missing', '{\n"a" "x"\n}', '2: A colon is missing'],
    ['a backslash is not understood', '{\n"a": "\\q"\n}', '2: A "\\" is not'],
    ['the file is empty', '', '1: The file ends too early'],
  ])('%s', (_, source, expected) => {
    expect(failure(() => readJson(source))).toMatch(expected);
  });
});

describe('front matter', () => {
  test.each([
    ['title: Contacto', 'Contacto'],
    ["title: 'Uno: dos'", 'Uno: dos'],
    ["title: 'L''été'", "L'été"],
    ['title: "Uno \\"dos\\""', 'Uno "dos"'],
    ['title: (en) Home', '(en) Home'],
    ['closed: true', 'true'],
  ])('%s is understood', (line, value) => {
    const [key = ''] = line.split(':');
    expect(readTop(`---\n${line}\n---\n`).get(key)).toMatchObject({value, line: 2});
  });

  test('lines without an end are explained', () => {
    expect(failure(() => readTop('---\ntitle: A\n'))).toMatch(
      /^1: The lines at the top have no end/,
    );
  });

  test('values are changed, added and removed; the rest stays as it was written', () => {
    const source = "---\ntitle: 'A: b'\nreviewer: Ana\n---\n\n# Hola\n";
    expect(changeFrontMatter(source, {reviewer: undefined, reviewed: '2026-03-31'})).toBe(
      "---\ntitle: 'A: b'\nreviewed: 2026-03-31\n---\n\n# Hola\n",
    );
    expect(changeFrontMatter('# Hola\n', {source: 'en-1'})).toBe(
      '---\nsource: en-1\n---\n\n# Hola\n',
    );
  });
});

describe('the glossary', () => {
  const glossary: Glossary = {
    terms: [
      {en: ['screen reader', 'screen readers'], use: ['స్క్రీన్ రీడర'], why: ''},
      {en: ['screen reader user'], use: ['వాడుకరి'], why: ''},
      {en: ['error'], use: ['error'], why: ''},
    ],
    keep: [{en: ['WCAG', 'API'], why: ''}],
  };

  test('finds terms in any case and number, the longest first', () => {
    const found = (english: string) =>
      missingTerms(english, '', glossary).terms.map(({en}) => en[0]);
    expect(found('Screen readers read')).toEqual(['screen reader']);
    expect(found('A screen reader user reads')).toEqual(['screen reader user']);
    expect(found('A screenreader reads')).toEqual([]);
  });

  test('is satisfied by a word that begins so, with joiners or without', () => {
    const {terms} = missingTerms('a screen reader', 'స్క్రీన్\u200c రీడర్‌తో', glossary);
    expect(terms).toEqual([]);
  });

  test('wants what is never translated letter by letter', () => {
    expect(missingTerms('WCAG 2.1 and APIs', 'wcag 2.1', glossary).kept).toEqual(['WCAG']);
  });

  test('knows a text that is the same in both languages', () => {
    expect(needsTranslation('WCAG 2.1', glossary)).toBe(false);
    expect(needsTranslation('Error', glossary)).toBe(false);
    expect(needsTranslation('WCAG errors', glossary)).toBe(true);
  });
});

describe('plural forms', () => {
  test.each([
    ['hi', 'a|b', undefined],
    ['te', 'a|b', undefined],
    ['es', 'a|b|c', undefined],
    ['es', 'a|b', 'This message has 2 plural forms; es needs 3, separated by "|": one|many|other.'],
    ['ar', 'a|b|c|d|e|f', undefined],
    [
      'ar',
      'a',
      'This message has 1 plural form; ar needs 6, separated by "|": zero|one|two|few|many|other.',
    ],
  ])('%s is content with %s or says how many it needs', (locale, message, expected) => {
    expect(pluralProblem('one page|{count} pages', message, locale)).toBe(expected);
  });

  test('a bar between blanks is no plural form, a bar that English has not is a mistake', () => {
    expect(pluralProblem('{company} | {page}', '{page} | {company}', 'es')).toBeUndefined();
    expect(pluralProblem('Close', 'Cerrar|Cerrad', 'es')).toContain('Take it out');
  });
});

test('percentages say everything or nothing only when it is so', () => {
  expect([percentOf(0, 9), percentOf(9, 9), percentOf(1, 9999), percentOf(9998, 9999)]).toEqual([
    0, 100, 0.1, 99.9,
  ]);
});

test.each([
  [SPANISH_PAGE, '---\ntitle: Cursos\n', 'The lines at the top have no end.'],
  [SPANISH_MESSAGES, '{"Course.close": {}}', '"Course.close" has no words.'],
  ['i18n/es/glossary.json', '{"terms": [}', '"}" stands where words are expected.'],
  ['i18n/es/glossary.json', 'null', 'A glossary has two lists, "terms" and "keep".'],
  ['i18n/es/sources.json', '[', 'The file ends too early'],
  ['i18n/es/sources.json', '{"code.json": null}', '"code.json" has no "messages".'],
])('a broken %s (%j) is named, with its line', (file, text, message) => {
  withSite(({root, write}) => {
    write(file, text);
    const told = expect.objectContaining({
      file,
      line: 1,
      message: expect.stringContaining(message),
    }) as Error;
    // The status has no use for a glossary.
    const read = () => [statesIn(root, 'es'), readGlossary(root, 'es')];
    expect(read).toThrow(told);
    expect(checkLocale(root, 'es')).toContainEqual(told);
  });
});
