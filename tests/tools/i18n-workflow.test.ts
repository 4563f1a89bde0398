/** The commands as a translator types them, in a project with a history. */
import {execFile, spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {checkLocale} from '../../scripts/i18n/check/locale';
import {readGlossary} from '../../scripts/i18n/glossary';
import {statesIn} from '../../scripts/i18n/state';
import {
  ENGLISH_MESSAGES,
  ENGLISH_PAGE,
  SPANISH_MESSAGES,
  SPANISH_PAGE,
} from '../setup/translations';
import {withSite, type SmallSite} from '../setup/translations';

const JITI = path.resolve('node_modules/jiti/lib/jiti-register.mjs');

function i18n(root: string, name: string, ...args: string[]) {
  const script = path.resolve('scripts/i18n', `${name}.ts`);
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['--import', JITI, script, ...args],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  return {status, stdout, stderr};
}

/** As `i18n`, but several at a time. */
const later = (name: string, ...args: string[]) =>
  new Promise<{status: number; stdout: string; stderr: string}>((resolve) => {
    const script = path.resolve('scripts/i18n', `${name}.ts`);
    const child = execFile(
      process.execPath,
      ['--import', JITI, script, ...args],
      (_, stdout, stderr) => resolve({status: child.exitCode ?? -1, stdout, stderr}),
    );
  });

function commit(root: string): void {
  const git = (...args: string[]) => {
    const {status, stderr} = spawnSync('git', args, {cwd: root, encoding: 'utf8'});
    if (status !== 0) throw new Error(stderr);
  };
  git('init', '--quiet');
  git('add', '.');
  const author = ['-c', 'user.name=A Writer', '-c', 'user.email=writer@example.com'];
  git(...author, '-c', 'commit.gpgsign=false', 'commit', '--quiet', '-m', 'Write the course');
}

const NEW_PAGE = 'pages/Rooms.mdx';
const NEW_TRANSLATION = 'i18n/es/docusaurus-plugin-content-pages/Rooms.mdx';

const withNewPage = <Result>(use: (site: SmallSite) => Result) =>
  withSite((site) => {
    const english = site.read(ENGLISH_PAGE).replace('title: Courses', 'title: Rooms');
    site.write(NEW_PAGE, english);
    return use(site);
  });

test('from a start to a page that is reviewed', () => {
  withNewPage(({root, read, write}) => {
    const started = i18n(root, 'start', 'es', '/Rooms');
    expect(started.status).toBe(0);
    expect(started.stdout).toContain(`${NEW_TRANSLATION}: `);
    expect(read(NEW_TRANSLATION)).toContain('title: (en) Rooms\n');
    expect(read(NEW_TRANSLATION)).toContain('## (en) What you learn {#what-you-learn}\n');
    expect(read(NEW_TRANSLATION)).toContain("tags={['(en) One day', '(en) Online']}");

    const early = i18n(root, 'done', 'es', '/Rooms');
    expect(early.status).toBe(1);
    expect(early.stderr).toMatch(
      /Rooms\.mdx:2: “\(en\) Rooms”, and \d+ more texts below, are still marked/,
    );
    expect(read(NEW_TRANSLATION)).not.toContain('source:');

    const translated = read(SPANISH_PAGE)
      .replace(/^source: .*\n/m, '')
      .replace('Cursos\n', 'Aulas\n');
    write(NEW_TRANSLATION, translated);
    expect(i18n(root, 'done', 'es', '/Rooms', '--reviewer', 'Ana Pérez')).toEqual({
      status: 0,
      stdout: `${NEW_TRANSLATION}: reviewed by Ana Pérez\n`,
      stderr: '',
    });
    expect(read(NEW_TRANSLATION)).toMatch(
      /source: en-[0-9a-f]{12}\ntranslation: reviewed\nreviewer: Ana Pérez\nreviewed: \d{4}-\d\d-\d\d\n---\n/,
    );
  });
});

test('what a machine has drafted stays a machine’s until a person has read it', () => {
  withSite(({root, read}) => {
    for (const options of [['--machine'], []]) {
      expect(i18n(root, 'done', 'es', 'Courses', ...options).status).toBe(0);
      expect(read(SPANISH_PAGE)).toContain('\ntranslation: machine\n');
    }
    expect(i18n(root, 'done', 'es', 'Courses', '--reviewer', 'Ana Pérez').status).toBe(0);
    expect(read(SPANISH_PAGE)).toContain('\ntranslation: reviewed\n');
  });
});

test('a page that exists is not overwritten', () => {
  withSite(({root, read}) => {
    const before = read(SPANISH_PAGE);
    const {status, stderr} = i18n(root, 'start', 'es', 'Courses');
    expect(status).toBe(1);
    expect(stderr).toContain('exists already');
    expect(read(SPANISH_PAGE)).toBe(before);
  });
});

test('new messages are added to those that are translated', () => {
  withSite(({root, read, change}) => {
    change(
      ENGLISH_MESSAGES,
      '  "Course.close"',
      '  "Course.book": {"message": "Book"},\n  "Course.close"',
    );
    expect(i18n(root, 'start', 'es', 'code.json').status).toBe(0);
    const messages = JSON.parse(read(SPANISH_MESSAGES)) as Record<string, {message: string}>;
    expect(messages['Course.book']?.message).toBe('(en) Book');
    expect(messages['Course.close']?.message).toBe('Cerrar');
  });
});

test('a diff shows what changed in English, word by word, and where the translation of it is', () => {
  withSite(({root, change}) => {
    commit(root);
    change(ENGLISH_PAGE, 'with a keyboard and nothing else', 'with a keyboard only');
    const {status, stdout} = i18n(root, 'diff', 'es', 'Courses');
    expect(stdout).toContain('with a keyboard [-and nothing else.-] {+only.+}');
    expect(stdout).toContain('pages/Courses.mdx:19: paragraph (yours: line 21)');
    expect(status).toBe(0);
  });
});

test('a diff of messages needs no history', () => {
  withSite(({root, change}) => {
    change(ENGLISH_MESSAGES, 'Map of the {name} office', 'Map of our {name} office');
    expect(i18n(root, 'diff', 'es', 'code.json').stdout).toContain(
      'Course.map (yours: line 6)\n  Map of [-the-] {+our+} {name} office',
    );
  });
});

test('a diff without the version that was translated says why', () => {
  withSite(({root, change}) => {
    change(ENGLISH_PAGE, 'Words that everybody', 'Words which everybody');
    commit(root);
    const rewritten = i18n(root, 'diff', 'es', 'Courses');
    expect(rewritten.status).toBe(1);
    expect(rewritten.stderr).toMatch(
      /^No commit has the version of pages\/Courses\.mdx .*rewritten/,
    );
    // What a shallow clone leaves behind.
    const head = spawnSync('git', ['rev-parse', 'HEAD'], {cwd: root, encoding: 'utf8'}).stdout;
    writeFileSync(path.join(root, '.git/shallow'), head);
    const shallow = i18n(root, 'diff', 'es', 'Courses');
    expect(shallow.status).toBe(1);
    expect(shallow.stderr).toContain('git fetch --unshallow');
  });
});

test('the status counts words and says what to do next', () => {
  withNewPage(({root, change}) => {
    change(ENGLISH_PAGE, 'Words that everybody', 'Words which everybody');
    const {stdout} = i18n(root, 'status', '--locale', 'es');
    expect(stdout).toMatch(
      /^Spanish \(es\): \d+ English words: missing \d+ \([\d.]+%\), started 0 \(0%\), stale/,
    );
    expect(stdout).toMatch(/Rooms\.mdx +missing/);
    expect(stdout).toMatch(/Courses\.mdx +stale/);
    expect(stdout).toContain(
      'Next: The English of Courses.mdx changed.\n  npm run i18n -- diff es Courses.mdx',
    );
  });
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
    });
    let thrown: unknown;
    try {
      statesIn(root, 'es');
      // The status has no use for a glossary.
      readGlossary(root, 'es');
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toEqual(told);
    expect(checkLocale(root, 'es')).toContainEqual(told);
  });
});

test('what cannot be read is told as a line that an editor follows, without a trace', () => {
  withSite(({root, write}) => {
    write('i18n/es/sources.json', '{');
    expect(i18n(root, 'status')).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^i18n\/es\/sources\.json:1: [^\n]+\n$/),
    });
  });
});

test('each command explains itself', async () => {
  const commands = ['status', 'start', 'check', 'diff', 'done'];
  const answers = await Promise.all(
    commands.flatMap((name) => [later(name, '--help'), later(name, '--wrong')]),
  );
  for (const [index, name] of commands.entries()) {
    const [help, wrong] = answers.slice(2 * index);
    expect(help).toMatchObject({status: 0, stderr: ''});
    expect(help?.stdout).toContain(`npm run i18n -- ${name}`);
    expect(wrong).toMatchObject({status: 2, stdout: ''});
    expect(wrong?.stderr).toBe(`Unknown option '--wrong'. See npm run i18n -- ${name} --help.\n`);
  }
});

test('a page or locale that does not exist gets the nearest that does', () => {
  expect(i18n('.', 'start', 'es', 'TrendSoft/Carer')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('Did you mean TrendSoft/Career?'),
  });
  expect(i18n('.', 'start', 'xx', 'index')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('There is no folder i18n/xx.'),
  });
});

describe('a stale file in which nothing was changed', () => {
  const CHANGED = ['with a keyboard and nothing else', 'with a keyboard only'] as const;

  test.each([
    ['uncommitted', () => undefined],
    ['committed', commit],
  ])('is not called done, and the passage is told (%s)', (_, then) => {
    withSite(({root, read, change}) => {
      commit(root);
      change(ENGLISH_PAGE, ...CHANGED);
      then(root);
      const before = read(SPANISH_PAGE);
      const {status, stderr} = i18n(root, 'done', 'es', 'Courses');
      expect(stderr).toContain(`${SPANISH_PAGE}:21: `);
      expect(stderr).toContain('with a keyboard [-and nothing else.-] {+only.+}');
      expect(stderr).toContain('--unchanged');
      expect(status).toBe(1);
      expect(read(SPANISH_PAGE)).toBe(before);
    });
  });

  test('is done when its passage was changed, committed or not', () => {
    withSite(({root, change}) => {
      commit(root);
      change(ENGLISH_PAGE, ...CHANGED);
      change(SPANISH_PAGE, 'con un teclado y nada más', 'solo con un teclado');
      commit(root);
      expect(i18n(root, 'done', 'es', 'Courses').status).toBe(0);
      expect(checkLocale(root, 'es')).toEqual([]);
    });
  });

  test('is not done when only another passage was changed', () => {
    withSite(({root, change}) => {
      commit(root);
      change(ENGLISH_PAGE, ...CHANGED);
      change(SPANISH_PAGE, 'Palabras que todos', 'Palabras que todas');
      expect(i18n(root, 'done', 'es', 'Courses').status).toBe(1);
    });
  });

  test('is done when somebody says that they looked', () => {
    withSite(({root, change}) => {
      commit(root);
      change(ENGLISH_PAGE, ...CHANGED);
      expect(i18n(root, 'done', 'es', 'Courses', '--unchanged').status).toBe(0);
    });
  });

  test('is refused for messages too', () => {
    withSite(({root, change}) => {
      commit(root);
      change(ENGLISH_MESSAGES, 'Map of the {name} office', 'Plan of the {name} office');
      const {status, stderr} = i18n(root, 'done', 'es', 'code.json');
      expect(stderr).toContain('Course.map: [-Map-] {+Plan+} of the {name} office');
      expect(status).toBe(1);
      change(SPANISH_MESSAGES, 'Mapa de la', 'Plano de la');
      expect(i18n(root, 'done', 'es', 'code.json').status).toBe(0);
    });
  });

  test('is done, with a warning, when the translation is doubtfully short', () => {
    withSite(({root, change}) => {
      commit(root);
      const more = `${CHANGED[0]}, on pages of ours and then on one of yours`;
      change(ENGLISH_PAGE, CHANGED[0], more);
      change(SPANISH_PAGE, ' Usted mismo lo prueba, con un teclado y nada más.', '');
      const {status, stderr} = i18n(root, 'done', 'es', 'Courses');
      expect(stderr).toContain('much shorter than in English');
      expect(status).toBe(0);
    });
  });

  test('is done where there is no history to tell', () => {
    withSite(({root, change}) => {
      change(ENGLISH_PAGE, ...CHANGED);
      expect(i18n(root, 'done', 'es', 'Courses').status).toBe(0);
    });
  });
});
