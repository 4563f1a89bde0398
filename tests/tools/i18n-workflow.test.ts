/** The work of a translator: start, translate, done, review, update. */
import {readFileSync} from 'node:fs';
import {checkLocale} from '../../scripts/i18n/check';
import {findFile, sourceFiles} from '../../scripts/i18n/files';
import {hashOf} from '../../scripts/i18n/page';
import {stateOf} from '../../scripts/i18n/records';
import {done, start} from '../../scripts/i18n/translate';
import {TRANSLATED_PROPS} from '../../src/blocks/declared';
import {
  ENGLISH_MENUS,
  ENGLISH_MESSAGES,
  ENGLISH_PAGE,
  i18n,
  SPANISH_MESSAGES,
  SPANISH_PAGE,
  withSite,
} from '../setup/translations';

const PAGE = findFile('tests/fixtures/i18n', 'Courses');
const MESSAGES = findFile('tests/fixtures/i18n', 'code.json');

/** Returns the states of the small site's files that are not a plain draft. */
const states = (root: string) =>
  sourceFiles(root)
    .map((file) => stateOf(root, 'es', file))
    .filter(({state, note}) => state !== 'draft' || note !== '')
    .map(({file, state, note}) => `${file.name}: ${state} ${note}`.trim());

test('a page is copied, done, reviewed, outdated and updated', () => {
  withSite(({root, read, write, change}) => {
    const spanish = read(SPANISH_PAGE).replace(/^source: .*\n/m, '');
    const other = SPANISH_PAGE.replace('Courses', 'Rooms');
    write(ENGLISH_PAGE.replace('Courses', 'Rooms'), read(ENGLISH_PAGE));
    expect(states(root)).toEqual(['Rooms.mdx: missing']);
    const page = findFile(root, '/Rooms');
    expect(start(root, 'es', page)).toEqual([other]);
    expect(start(root, 'es', page)).toEqual([]);
    expect(read(other)).toBe(read(ENGLISH_PAGE));
    expect(states(root)).toEqual(['Rooms.mdx: draft not done: visitors see the English page']);

    expect(done(root, 'es', page, undefined).length).toBeGreaterThan(0);
    expect(read(other)).toBe(read(ENGLISH_PAGE));
    write(other, spanish.replaceAll('\n', '\r\n'));
    expect(done(root, 'es', page, undefined)).toEqual([]);
    expect(states(root)).toEqual([]);
    expect(done(root, 'es', page, 'Ana Pérez')).toEqual([]);
    expect(read(other)).toContain('\nreviewed: Ana Pérez\n---\n');
    expect(states(root)).toEqual(['Rooms.mdx: reviewed by Ana Pérez']);

    change(ENGLISH_PAGE.replace('Courses', 'Rooms'), '(/About)', '(/Contact)');
    expect(states(root)).toEqual(['Rooms.mdx: outdated']);
    expect(checkLocale(root, 'es')).toMatchObject([
      {file: other, severity: 'warning', message: expect.stringContaining('done es Rooms.mdx')},
    ]);
    change(other, '(/About)', '(/Contact)');
    expect(done(root, 'es', page, undefined)).toEqual([]);
    expect(read(other)).not.toContain('reviewed:');
  });
});

test('messages are missing, outdated, started and done one by one', () => {
  withSite(({root, read, write, change}) => {
    change(ENGLISH_MESSAGES, '"Close"', '"Close it"');
    expect(states(root)).toEqual(['code.json: outdated 1 of 4 messages']);
    expect(checkLocale(root, 'es')).toMatchObject([
      {file: SPANISH_MESSAGES, line: 2, severity: 'warning'},
    ]);
    change(SPANISH_MESSAGES, 'Cerrar', 'Ciérrelo');
    expect(done(root, 'es', MESSAGES, 'Ana Pérez')).toEqual([]);
    expect(states(root)).toEqual(['code.json: reviewed by Ana Pérez']);

    write(ENGLISH_MESSAGES, read(ENGLISH_MESSAGES).replaceAll('Course.close', 'Course.shut'));
    expect(states(root)).toEqual(['code.json: missing 1 of 4 messages']);
    expect(start(root, 'es', MESSAGES)).toEqual([SPANISH_MESSAGES]);
    expect(read(SPANISH_MESSAGES)).toContain('"message": "Close it"');
    expect(read(SPANISH_MESSAGES)).not.toContain('Course.close');
    expect(states(root)).toEqual(['code.json: missing 1 of 4 messages']);
    expect(done(root, 'es', MESSAGES, undefined)).toMatchObject([
      {message: expect.stringContaining('still English')},
    ]);
  });
});

test('a renamed menu label is missing under its new name', () => {
  withSite(({root, change}) => {
    change(ENGLISH_MENUS, 'Get In Touch', 'Write To Us');
    expect(states(root)).toEqual(['site-structure/navigation.json: missing 1 of 4 messages']);
  });
});

test('formatting alone does not change the hash of a page; words, links and blocks do', () => {
  const page = (text: string) => hashOf(`---\ntitle: A\nkind: about\n---\n\n# A {#a}\n\n${text}\n`);
  const hash = page('See *this*\nand [that](/About).');
  expect(page('See _this_ and\n[that](/About).')).toBe(hash);
  expect(page('See *this* and [that](/Contact).')).not.toBe(hash);
  expect(page('See *this* or [that](/About).')).not.toBe(hash);
  expect(page('See *this* and [that](/About).\n\n---')).not.toBe(hash);
});

test('commands say in one sentence what is wrong', () => {
  withSite(({root}) => {
    expect(i18n(root, 'status', 'es').stdout).toContain('3 draft');
    expect(i18n(root, 'check').stdout).toBe('0 errors, 0 warnings.\n');
    const wrong = i18n(root, 'start', 'xx');
    expect(wrong).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^There is no folder i18n\/xx\./),
    });
    const near = i18n(root, 'done', 'es', 'Course');
    expect(near).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Did you mean Courses?'),
    });
    expect(PAGE.english).toBe(ENGLISH_PAGE);
  });
});

test('the guide lists the props that are translated', () => {
  const guide = readFileSync('i18n/README.md', 'utf8');
  const rows = Object.entries(TRANSLATED_PROPS).map(
    ([block, props]) => `| \`<${block}>\` | ${props.map((prop) => `\`${prop}\``).join(', ')} |`,
  );
  expect(rows.filter((row) => !guide.includes(row))).toEqual([]);
});
