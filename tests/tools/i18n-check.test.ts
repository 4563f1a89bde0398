/** Mistakes of translators that `npm run i18n -- check` reports. */
import {spawnSync} from 'node:child_process';
import {renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {fieldsOf, optionOf} from '@trendsoft/forms-service/validate';
import {check, checkLocale, checkLocales} from '../../scripts/i18n/check';
import {englishChanges} from '../../scripts/i18n/diff';
import {figureMistake} from '../../scripts/i18n/figures';
import {findTranslation} from '../../scripts/i18n/files';
import {readGlossary} from '../../scripts/i18n/glossary';
import {wordMistakes} from '../../scripts/i18n/words';
import {FORMS} from '../../src/forms/tables';
import {
  ENGLISH_MESSAGES,
  ENGLISH_PAGE,
  SPANISH_MENUS,
  SPANISH_MESSAGES,
  SPANISH_PAGE,
  withSite,
} from '../setup/translations';

const GLOSSARY = 'i18n/es/glossary.json';

/** A select that a link can fill in, and an option of one word. */
function linkToForm() {
  const [found] = FORMS.flatMap((form) =>
    fieldsOf(form).flatMap(([, field]) => {
      if (field.control !== 'select' || !field.query) return [];
      const option = field.options
        .map((each) => optionOf(each).value)
        .find((each) => !/\W/.test(each));
      return option === undefined ? [] : [{page: form.page, query: field.query, option}];
    }),
  );
  if (!found) throw new Error('No form has a select with a query.');
  return found;
}

/** A mistake, the text to change, its replacement, the expected message, and how far below the change it is reported. */
type Row = [name: string, words: string, by: string, message: RegExp, below?: number];

const ON_PAGE: Row[] = [
  ['omits a paragraph', 'Palabras que todos entienden.\n\n', '', /paragraph .* is missing/, -4],
  ['splits a paragraph', 'pantalla. Usted', 'pantalla.\n\nUsted', /not have this paragraph/, 6],
  ['adds a paragraph at the top', '<Hero', 'Hola.\n\n<Hero', /not have this paragraph \S+Hola/],
  ['omits a list item', '- Formularios que dicen qué está mal\n', '', /list.* is missing/, -1],
  ['changes the level of a heading', '### Para r', '## Para r', /heading 3 .* found heading 2/],
  ['removes the # of a heading', '### Para r', 'Para r', /Text in braces is code/],
  ['translates the name of a block', 'Section', 'Sección', /<Sección>/],
  ['forgets to close a block', '</Cards>\n', '', /<Cards>/],
  ['adds a table cell', '| Hyderabad |', '| Hyderabad | India |', /not have this table cell/],
  ['translates an id', '{#what-you-learn}', '{#qué}', /Expected \{#what-you-learn\}/],
  ['omits an id', ' {#for-testers}', '', /Expected \{#for-testers\}/],
  ['puts the language into a link', '(/About)', '(/es/About)', /found a link to \/es\/About/],
  ['loses the address of a link', '(/About)', '()', /found a link to nowhere/],
  ['writes a space inside a link', '](/About)', '] (/About)', /Expected a link to \/About/],
  ['takes another picture', '/room.svg', '/aula.svg', /Expected the picture \/img\/room\.svg/],
  ['omits what a picture shows', 'Un aula con ocho mesas', '', /words are missing/],
  ['translates code', '`index.html`', '`inicio.html`', /Expected `index\.html`/],
  ['translates a prop', 'icon="web"', 'icon="red"', /Expected icon="web" .* found icon="red"/],
  ['omits a text of a prop', ", 'En línea'", '', /English has 3 texts, your page has 2/],
  ['adds bold words', 'Palabras', '**Palabras**', /not have \*\*bold\*\* words here/],
  ['omits what is bold', '**usted decide**', 'usted decide', /\*\*bold\*\* words/],
  ['writes a brace', 'Palabras que todos', 'Palabras {que} todos', /\{que\}/],
  ['leaves a text in English', 'Reserve un curso', 'Book a course', /still English/],
  ['leaves the title in English', 'title: Cursos', 'title: Courses', /still English/],
  ['ignores the glossary', 'un lector de pantalla', 'un narrador', /"lector de pantalla"/],
  ['translates a name', 'sobre las [WCAG]', 'sobre las [pautas]', /"WCAG" is missing/],
  ['changes a figure', 'tiene 12 plazas', 'tiene 20 plazas', /Found 20; English has 12/],
  ['changes a figure in a table', '| 12 |', '| 21 |', /Found 21; English has 12/],
  ['omits a year', ' de 2027', '', /figure 2027 is missing/],
  ['writes a long title', 'title: C', `title: ${'Muy '.repeat(10)}c`, /'title' is .*2 to 40/],
  ['writes a colon at the top', 'title: C', 'title: Más: c', /quotes around the value/],
  ['changes the kind', 'kind: service', 'kind: about', /Expected as in English: kind: service/],
  ['types a hash', 'source: en-', 'source: es-', /'source' is "es-/],
  ['leaves a soft hyphen', 'Palabras que', 'Pala\u00adbras que', /invisible character/],
  ['saves in another encoding', 'qué está mal', 'quÃ© estÃ¡ mal', /letter/],
  ['leaves a note', 'Palabras que', 'TODO: palabras que', /note to yourself/],
  [
    'leaves half a sentence in English',
    'un teclado y nada más',
    'a keyboard and nothing else',
    /still/,
  ],
  ['cuts the end off', 'para todos.', 'para todos', /English ends with "\."/],
  ['lets a program cut a text', 'programa no encuentra.', 'programa no…', /end is cut off/],
  ['writes spaces inside bold words', 'Palabras que', '** Palabras ** que', /"\*\*" is Markdown/],
  ['copies the English heading, too', 'Elija un curso', 'Elija ## Choose', /"\s*##" is Markdown/],
  ['types a letter of another script', 'Palabras', 'P\u0430labras', /letters of two scripts/],
  ['forgets a bracket', '12 plazas y', '12 plazas (y', /"\)" is missing/],
  ['writes a list without hyphens', 'Palabras que', '• Palabras que', /Begin each line of a list/],
  ['leaves a conflict', 'Palabras que', '<<<<<<< HEAD\nPalabras que', /<<<<<<</],
];

/** A message is reported on the line of its id, the line before its text. */
const IN_MESSAGES: Row[] = [
  ['translates a placeholder', '{name}', '{nombre}', /\{name\}\. Found: \{nombre\}/, -1],
  ['gives one form', '"Queda {count} plaza|Quedan {count} plazas|', '"', /Found 1 .*needs 3/, -1],
  ['omits a plural form', '|Quedan {count} plazas"', '"', /Found 2 .* es needs 3.*: one\|many/, -1],
  ['leaves a message empty', '"Cerrar"', '""', /words are missing/, -1],
  ['leaves a message in English', '"Cerrar"', '"Close"', /still English/, -1],
  ['starts with a space', '"Cerrar"', '" Cerrar"', /space exactly where English does/, -1],
  ['ends with a space', '"Cerrar"', '"Cerrar "', /space exactly where English does/, -1],
  ['renames a key', '"message": "Cerrar"', '"mensaje": "Cerrar"', /has no message/, -1],
  ['loses a comma', '"Cerrar",', '"Cerrar"', /comma is missing/],
  ['loses a colon', '"Course.map":', '"Course.map"', /colon is missing/],
  ['loses a quotation mark', '"Cerrar"', '"Cerrar', /mark at the end is missing/],
  ['types a backslash', '"Cerrar"', '"C\\errar"', /Write it twice/],
  ['types curly quotation marks', '"Cerrar"', '“Cerrar”', /outside straight quotation marks/],
  ['types an entity of HTML', '"Cerrar"', '"Cerrar&nbsp;todo"', /"&nbsp;" is shown as it is/, -1],
  ['leaves the English text', '"Cerrar"', '"Cerrar [EN: Close]"', /"\[EN:" is a note/, -1],
  ['leaves a mark', '"Cerrar"', '"Cerrar (en)"', /note to yourself/, -1],
  ['types a comma too many', '"Cerrar",', '"Cerrar",,', /comma/],
  ['types a tag', '"Cerrar"', '"<b>Cerrar</b>"', /"<b>" is shown as it is/, -1],
  ['types a line break', '"Cerrar"', '"Cerrar\\ntodo"', /is a line break/, -1],
  ['writes a comment', '{\n', '{\n  // por Ana\n', /no comments/, 1],
  ['translates a description', '"description"', '"descripción"', /does not exist: "desc/, -2],
  [
    'puts spaces around bars',
    'plaza|Quedan {count} plazas|',
    'plaza | ',
    /Found 1 .*bars without/,
    -1,
  ],
  ['leaves the last comma', '\n  }\n}', '\n  },\n}', /comma too many/, 1],
  ['repeats an id', '"Course.map"', '"Course.close"', /is there twice/],
];

const IN_MENUS: Row[] = [
  ['leaves a menu in English', '"Cursos"', '"Courses"', /still English/, -1],
];

const inFile = (file: string, rows: Row[]) =>
  rows.map(
    ([name, text, by, message, below = 0]) => [name, text, by, message, below, file] as const,
  );

test.each([
  ...inFile(SPANISH_PAGE, ON_PAGE),
  ...inFile(SPANISH_MESSAGES, IN_MESSAGES),
  ...inFile(SPANISH_MENUS, IN_MENUS),
])('a translator who %s gets a message', (_, text, by, message, below, file) => {
  withSite(({read, change}) => {
    const line = read(file).slice(0, read(file).indexOf(text)).split('\n').length;
    change(file, text, by);
    const problems = checkLocale('es').filter((each) => each.file === file);
    expect(problems).toMatchSnapshot();
    const [problem, ...others] = problems;
    expect(problem).toMatchObject({severity: 'error', message: expect.stringMatching(message)});
    // An unclosed block is reported at its opening tag.
    if (!by.includes('Sección') && text !== '</Cards>\n') {
      expect(problem?.line).toBe(line + below);
      expect(others).toEqual([]);
    }
  });
});

describe('in a repository', () => {
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args]);
  const commit = () => {
    git('init', '--quiet');
    git('add', 'i18n', 'pages', 'sidebars.ts');
    git('commit', '--quiet', '--message', 'Site');
  };

  test.each([SPANISH_PAGE, SPANISH_MESSAGES, SPANISH_MENUS, GLOSSARY, 'i18n/es/sources.json'])(
    'that %s was deleted is reported',
    (file) => {
      withSite(() => {
        commit();
        rmSync(file);
        expect(checkLocale('es')).toContainEqual({
          file,
          line: 1,
          severity: 'error',
          message: expect.stringContaining(`git checkout HEAD -- ${file}`),
        });
      });
    },
  );

  test('a translation with another name is reported with its right name', () => {
    withSite(() => {
      commit();
      const renamed = SPANISH_PAGE.replace('Courses', 'Formación');
      renameSync(SPANISH_PAGE, renamed);
      const message = expect.stringContaining(`Rename it to ${SPANISH_PAGE}`);
      expect(checkLocale('es')).toMatchObject([{file: SPANISH_PAGE}, {file: renamed, message}]);
    });
  });

  test('a removed line "source" is reported', () => {
    withSite(({read, write}) => {
      commit();
      write(SPANISH_PAGE, read(SPANISH_PAGE).replace(/^source: .*\n/m, ''));
      const message = expect.stringContaining('The line "source" was removed');
      expect(checkLocale('es')).toMatchObject([{file: SPANISH_PAGE, message}]);
    });
  });

  test('diff shows the English of a page as it was translated, and as it is now', () => {
    withSite(({change}) => {
      const page = findTranslation('es', 'Courses');
      expect(englishChanges(page)).toContain('has not changed');
      commit();
      change(ENGLISH_PAGE, 'Book a course', 'Reserve a course');
      git('commit', '--all', '--quiet', '--message', 'Words');
      expect(englishChanges(page)).toMatch(/^-.*Book a course.*\n\+.*Reserve a course/m);
    });
  });
});

test('diff shows the English of messages as they were translated, and as they are now', () => {
  withSite(({change}) => {
    change(ENGLISH_MESSAGES, '"Close"', '"Close it"');
    const changes = englishChanges(findTranslation('es', 'code.json'));
    expect(changes).toBe('Course.close\n- Close\n+ Close it\n');
  });
});

test('the small site has no mistakes', () => {
  expect(withSite(() => checkLocale('es'))).toEqual([]);
});

test.each([
  ['"terms"', '"términos"'],
  ['"keep"', '"nombres"'],
  ['"terms": [', '"terms": [{"en": [], "use": ["x"]}, '],
  ['"keep": [', '"keep": [{"en": []}, '],
  ['["screen reader"]', '[]'],
  ['["lector de pantalla"]', '"lector de pantalla"'],
  ['["WCAG"]', '[]'],
  ['"terms"', '"pairs": ["¿"], "terms"'],
  ['"terms"', '"never": ["«"], "terms"'],
  ['"terms"', '"figures": 4.5, "terms"'],
])('a glossary with %s changed to %s is reported', (text, by) => {
  withSite(({change}) => {
    change(GLOSSARY, text, by);
    const message = expect.stringContaining('Expected {"terms"');
    expect(checkLocale('es')).toEqual([{file: GLOSSARY, line: 1, severity: 'error', message}]);
  });
});

describe('files that were swapped', () => {
  test('the translation of another page is reported, and a title that two pages have', () => {
    withSite(({read, write}) => {
      const about = SPANISH_PAGE.replace('Courses', 'About');
      const english = read(ENGLISH_PAGE).replace('title: Courses', 'title: About');
      write('pages/About.mdx', english.replace(/^- .*\n/m, ''));
      write(about, read(SPANISH_PAGE));
      expect(checkLocale('es')).toMatchObject([
        {file: SPANISH_PAGE, line: 2, message: expect.stringContaining(`${about} has the title`)},
        {file: about, line: 5, message: expect.stringContaining(`Move it to ${SPANISH_PAGE}`)},
      ]);
    });
  });

  test('a translation in an English file is reported', () => {
    withSite(({read, write, change}) => {
      write(ENGLISH_PAGE, read(SPANISH_PAGE));
      change(ENGLISH_MESSAGES, '"Close"', '"Cerrar"');
      expect(checkLocale('es')).toMatchObject(
        [ENGLISH_MESSAGES, ENGLISH_PAGE].map((file) => ({
          severity: 'error',
          message: expect.stringContaining(
            `restore the English file: git checkout HEAD -- ${file}`,
          ),
        })),
      );
    });
  });
});

describe('the list of languages', () => {
  const LIST = 'i18n/locales.json';

  test.each([
    {entry: '"fr": {"label": ""}', message: /"label" is ""/},
    {entry: '"fr": {}', message: /"label" is missing/},
    {entry: '"fr": {"label": "Français", "direction": "right"}', message: /"ltr" or "rtl"/},
    {entry: '"fr": {"label": "Français", "letters": "no.css"}', message: /a style sheet/},
    {entry: '"fr": {"label": "Français", "name": "fr"}', message: /"name" is not a key/},
    {entry: '"sp": {"label": "Español"}', message: /"sp" is not the code of a language/},
    {entry: '"f_r": {"label": "Français"}', message: /"f_r" is not the code of a language/},
    {entry: '"fr": {"label": "Français"},', message: /comma too many/},
  ])('the entry $entry is reported', ({entry, message}) => {
    withSite(({write}) => {
      write(LIST, `{\n  "en": {"label": "English"},\n  ${entry}\n}\n`);
      const expected = {file: LIST, line: 3, message: expect.stringMatching(message)};
      expect(checkLocales([])).toMatchObject([expected]);
    });
  });

  test('a folder that is not in it is reported', () => {
    withSite(({write}) => {
      write('i18n/sp/code.json', '{}');
      const message = expect.stringContaining('The site ignores this folder: "sp"');
      expect(checkLocales([])).toEqual([{file: 'i18n/sp', line: 1, severity: 'error', message}]);
    });
  });
});

describe('words', () => {
  const term = {en: ['screen reader', 'screen readers'], use: ['Lector', 'narrador'], why: ''};
  const user = {en: ['screen reader user'], use: ['usuario'], why: ''};
  const glossary = {terms: [term, user], keep: [{en: ['WCAG 2.2'], why: ''}]};
  const mistakes = (english: string, translated: string) =>
    wordMistakes(english, translated, 'es', glossary);

  const style = {
    ...glossary,
    figures: 'en',
    pairs: ['¿?', '“”'],
    never: [{text: '«', why: 'Write “ ”.'}],
  };

  test.each([
    {english: 'Why?', translated: 'Por qué?', message: /"¿" is missing/},
    {english: 'Why?', translated: '¿Por qué.', message: /"\?" is missing/},
    {english: 'The “end”.', translated: 'El “fin.', message: /"”" is missing/},
    {english: 'The “end”.', translated: 'El «fin».', message: /forbids "«"\. Write “ ”\./},
    {english: '4.5 to 1', translated: '4,5 a 1', message: /Found 4,5/},
    {english: 'One (1) way', translated: 'Un 1) modo', message: /"\(" is missing/},
  ])('the style of a language forbids "$translated"', ({english, translated, message}) => {
    expect(wordMistakes(english, translated, 'es', style)).toEqual([
      expect.stringMatching(message),
    ]);
  });

  test.each([
    {english: 'Why? It’s late.', translated: '¿Por qué? Es tarde.'},
    {english: '1) Open it', translated: '1) Ábralo'},
    {
      english: 'Type “select one from the list”.',
      translated: 'Escriba “select one from the list”.',
    },
    {english: 'Open the file…', translated: 'Abrir el archivo…'},
    {english: 'Type <br> here', translated: 'Escriba <br> aquí'},
  ])('the style of a language allows "$translated"', ({english, translated}) => {
    expect(wordMistakes(english, translated, 'es', style)).toEqual([]);
  });

  test.each([
    ['An example.', 'Un ejemplo.'],
    ['An example.', 'एक उदाहरण।'],
    ['Why?', 'لماذا؟'],
    [' ', ''],
    ['Screen readers read.', 'Los LECTORES leen.'],
    ['A screen reader reads.', 'Un narra\u200ddor lee.'],
    ['A screen reader user reads.', 'Un usuario lee.'],
    ['An offscreen reader reads.', 'Un ejemplo.'],
    ['The WCAG 2.2', 'Las WCAG 2.2'],
    ['WCAG 2x2', 'Pautas 2x2'],
    ['WCAG 2.2 {name}', 'WCAG 2.2 {name}'],
    ['Two people try it. Really.', 'Two people try it. De verdad.'],
  ])('"%s" may be "%s"', (english, translated) => {
    expect(mistakes(english, translated)).toEqual([]);
  });

  const long = `${'x'.repeat(56)} end.`;
  test.each([
    {
      english: 'A screen reader user',
      translated: 'Un lector',
      message: /translates "screen reader user" as "usuario"/,
    },
    {
      english: 'A screen reader',
      translated: 'Un ejemplo',
      message: /translates "screen reader" as "Lector" or "narrador"/,
    },
    {
      english: 'The WCAG 2.2',
      translated: 'Las pautas 2.2',
      message: /^In “Las pautas 2\.2”: "WCAG 2\.2" is missing/,
    },
    {
      english: 'Two people try it out. No.',
      translated: 'Two people try it out. ¡No!',
      message: /^“Two people try it out\.” is/,
    },
    {english: 'Éa', translated: 'E\u0301a', message: /still English/},
    {
      english: long.slice(1),
      translated: ' ',
      message: new RegExp(`English has “${long.slice(1)}”`),
    },
    {english: long, translated: '', message: new RegExp(`English has “x{56}…”`)},
  ])('"$english" may not be "$translated"', ({english, translated, message}) => {
    expect(mistakes(english, translated)).toEqual([expect.stringMatching(message)]);
  });
});

test('missing and unknown ids are reported', () => {
  withSite(({change}) => {
    change(SPANISH_MESSAGES, '"Course.close"', '"Curso.cerrar"');
    expect(checkLocale('es')).toMatchObject([
      {line: 1, severity: 'error', message: expect.stringContaining('"Course.close" is missing')},
      {severity: 'warning', message: expect.stringContaining('not have "Curso.cerrar"')},
    ]);
  });
});

test.each(['Cursos.mdx', 'Courses.mdx.txt', '../Courses.mdx'])('%s has no original', (name) => {
  withSite(({write}) => {
    const file = path.posix.join(path.posix.dirname(SPANISH_PAGE), name);
    write(file, '# Cursos {#courses}\n');
    const message = expect.stringContaining('no English file');
    expect(checkLocale('es')).toEqual([{file, line: 1, severity: 'error', message}]);
  });
});

test('an unfinished page is checked only if it is selected', () => {
  withSite(({read, write, change}) => {
    write(SPANISH_PAGE, read(ENGLISH_PAGE));
    expect(checkLocale('es')).toEqual([]);
    const page = findTranslation('es', 'Courses');
    const asked = () => check(page, readGlossary('es'), true);
    const left = asked();
    expect(left).toMatchSnapshot();
    // The preview lists them while the page is translated.
    expect(checkLocale('es', {unfinished: true})).toEqual(
      left.map((mistake) => ({...mistake, severity: 'warning'})),
    );
    change(SPANISH_PAGE, 'title: Courses', 'title: Cursos');
    expect(asked()).toHaveLength(left.length - 1);
  });
});

test('a link that occurs twice in English must occur twice', () => {
  withSite(({change}) => {
    change(ENGLISH_PAGE, 'before you come', 'and [WCAG](/About) before you come');
    expect(check(findTranslation('es', 'Courses'), readGlossary('es'), true)).toMatchObject([
      {message: expect.stringContaining('Expected a link to /About')},
    ]);
  });
});

test('an outdated page is still checked for options that a form does not have', () => {
  const {page, query, option} = linkToForm();
  withSite(({read, change}) => {
    const link = `${page}?${query}=${option}`;
    for (const file of [ENGLISH_PAGE, SPANISH_PAGE]) change(file, '(/About)', `(${link}s)`);
    const line =
      read(SPANISH_PAGE)
        .split('\n')
        .findIndex((text) => text.includes(link)) + 1;
    expect(checkLocale('es')).toMatchObject([
      {severity: 'warning', message: expect.stringContaining('changed in English')},
      {
        severity: 'error',
        line,
        message: expect.stringContaining(`Did you mean ?${query}=${option}?`),
      },
    ]);
  });
});

describe('figures', () => {
  test.each([
    {locale: 'es', english: '4.5 to 1', translated: '4,5 a 1'},
    {locale: 'es', english: '4.5 to 1', translated: '4.5 a 1'},
    {locale: 'es', english: '12,500 pages', translated: '12.500 páginas'},
    {locale: 'es', english: '12,500 pages', translated: '12 500 páginas'},
    {locale: 'es', english: '12,500 pages', translated: '12\u202f500 páginas'},
    {locale: 'es', english: '12,500 pages', translated: '12,500 páginas'},
    {locale: 'es', english: '12,500 pages', translated: '12500 páginas'},
    {locale: 'es', english: '1,234.5 kg', translated: '1.234,5 kg'},
    {locale: 'es', english: 'EN 301 549, WCAG 2.2', translated: 'WCAG 2.2 y EN 301 549'},
    {locale: 'es', english: 'version 2.2.1', translated: 'versión 2.2.1'},
    {locale: 'es', english: 'In 2027.', translated: 'En 2027.'},
    {locale: 'te', english: '30 days', translated: '౩౦ రోజులు'},
    {locale: 'hi', english: '1,200 rupees', translated: '१,२०० रुपये'},
    {locale: 'hi', english: '1,250,000 rupees', translated: '12,50,000 रुपये'},
    {locale: 'de', english: '1,234.5 kg', translated: '1.234,5 kg'},
  ])('$locale: $english may be $translated', ({locale, english, translated}) => {
    expect(figureMistake(english, translated, locale)).toBeUndefined();
  });

  test.each([
    {
      locale: 'es',
      english: '4.5 to 1',
      translated: '45 a 1',
      message: /Found 45; English has 4\.5/,
    },
    {
      locale: 'es',
      english: '12,500 pages',
      translated: '12,5 páginas',
      message: /Found 12,5; English has 12,500/,
    },
    {
      locale: 'es',
      english: '12,500 pages',
      translated: '125.00 páginas',
      message: /English has 12,500/,
    },
    {locale: 'es', english: '1.25 times', translated: '1.250 veces', message: /English has 1\.25/},
    {
      locale: 'es',
      english: '12,500 pages',
      translated: '1 2500 páginas',
      message: /English has 12,500/,
    },
    {
      locale: 'hi',
      english: '12,500 pages',
      translated: '12.500 पृष्ठ',
      message: /English has 12,500/,
    },
    {
      locale: 'es',
      english: 'version 2.2.1',
      translated: 'versión 2,2,1',
      message: /English has 2\.2\.1/,
    },
    {
      locale: 'es',
      english: '2 of 2 tests',
      translated: '2 pruebas',
      message: /The figure 2 is missing/,
    },
    {
      locale: 'es',
      english: '2 tests',
      translated: '2 de 2 pruebas',
      message: /The figure 2 is not in the English/,
    },
    {locale: 'te', english: '30 days', translated: '౪౦ రోజులు', message: /Found 40; English has 30/},
  ])('$locale: $english may not be $translated', ({locale, english, translated, message}) => {
    expect(figureMistake(english, translated, locale)).toMatch(message);
  });
});
