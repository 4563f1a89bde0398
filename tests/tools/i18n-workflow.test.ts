/** The commands as a translator types them, in a project with a history. */
import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  commit,
  ENGLISH_MESSAGES,
  ENGLISH_PAGE,
  i18n,
  SPANISH_MESSAGES,
  SPANISH_PAGE,
  withSite,
  type SmallSite,
} from '../setup/translations';

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

test.each(['status', 'start', 'check', 'diff', 'done'])('%s explains itself', (name) => {
  const help = i18n('.', name, '--help');
  expect(help).toMatchObject({status: 0, stderr: ''});
  expect(help.stdout).toContain(`npm run i18n -- ${name}`);
  expect(i18n('.', name, '--wrong')).toEqual({
    ...{status: 2, stdout: ''},
    stderr: `Unknown option '--wrong'. See npm run i18n -- ${name} --help.\n`,
  });
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
