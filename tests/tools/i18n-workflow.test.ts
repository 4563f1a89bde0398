/** The workflow of a translator: start, translate, done, review, update. */
import {readFileSync, rmSync} from 'node:fs';
import {checkLocale} from '../../scripts/i18n/check';
import {findTranslation, translationsInto, type Translation} from '../../scripts/i18n/files';
import {readGlossary} from '../../scripts/i18n/glossary';
import {hashOf} from '../../scripts/i18n/page';
import {stateOf} from '../../scripts/i18n/records';
import {printStatus} from '../../scripts/i18n/status';
import {done, start} from '../../scripts/i18n/translate';
import {TRANSLATED_PROPS} from '../../src/blocks/declared';
import {
  ENGLISH_MENUS,
  ENGLISH_MESSAGES,
  ENGLISH_PAGE,
  i18n,
  SPANISH_MENUS,
  SPANISH_MESSAGES,
  SPANISH_PAGE,
  withSite,
} from '../setup/translations';

const messages = () => findTranslation('es', 'code.json');
const finish = (file: Translation, reviewer?: string) => done(file, readGlossary('es'), reviewer);

/** Returns the states of the small site's files that are not a draft, and compares what `status` prints. */
const states = () => {
  const log = jest.spyOn(console, 'log').mockReturnValue();
  printStatus('es');
  const printed = log.mock.calls.flat().join('\n');
  log.mockRestore();
  expect(printed).toMatchSnapshot();
  return translationsInto('es')
    .map((file) => ({name: file.name, ...stateOf(file)}))
    .filter(({state}) => state !== 'draft')
    .map(({name, state, note = ''}) => `${name}: ${state} ${note}`.trim());
};

test('a page can be started, done, reviewed, outdated and updated', () => {
  withSite(({read, write, change}) => {
    const spanish = read(SPANISH_PAGE).replace(/^source: .*\n/m, '');
    const other = SPANISH_PAGE.replace('Courses', 'Rooms');
    write(ENGLISH_PAGE.replace('Courses', 'Rooms'), read(ENGLISH_PAGE));
    expect(states()).toEqual(['Rooms.mdx: missing']);
    const page = findTranslation('es', '/Rooms');
    expect(start(page)).toEqual([other]);
    expect(start(page)).toEqual([]);
    expect(read(other)).toBe(read(ENGLISH_PAGE));
    expect(states()).toEqual(['Rooms.mdx: started not done: visitors see English']);

    expect(finish(page).length).toBeGreaterThan(0);
    expect(read(other)).toBe(read(ENGLISH_PAGE));
    write(other, spanish.replaceAll('\n', '\r\n'));
    expect(finish(page)).toEqual([]);
    expect(states()).toEqual([]);
    expect(finish(page, 'Ana Pérez')).toEqual([]);
    expect(read(other)).toContain('\nreviewed: Ana Pérez\n---\n');
    expect(states()).toEqual(['Rooms.mdx: reviewed by Ana Pérez']);

    change(ENGLISH_PAGE.replace('Courses', 'Rooms'), '(/About)', '(/Contact)');
    expect(states()).toEqual(['Rooms.mdx: outdated']);
    const line =
      1 +
      read(other)
        .split('\n')
        .findIndex((text) => text.startsWith('source: '));
    expect(checkLocale('es')).toMatchObject([
      {
        file: other,
        line,
        severity: 'warning',
        message: expect.stringContaining('done es Rooms.mdx'),
      },
    ]);
    change(other, '(/About)', '(/Contact)');
    expect(finish(page)).toEqual([]);
    expect(read(other)).not.toContain('reviewed:');
  });
});

test('each message can be missing, outdated, started and done', () => {
  withSite(({read, write, change}) => {
    change(ENGLISH_MESSAGES, '"Close"', '"Close it"');
    expect(states()).toEqual(['code.json: outdated 1 of 4 messages']);
    expect(checkLocale('es')).toMatchObject([
      {file: SPANISH_MESSAGES, line: 2, severity: 'warning'},
    ]);
    change(SPANISH_MESSAGES, 'Cerrar', 'Ciérrelo');
    expect(finish(messages(), 'Ana Pérez')).toEqual([]);
    expect(states()).toEqual(['code.json: reviewed by Ana Pérez']);

    write(ENGLISH_MESSAGES, read(ENGLISH_MESSAGES).replaceAll('Course.close', 'Course.shut'));
    expect(states()).toEqual(['code.json: missing 1 of 4 messages']);
    // Missing messages are not recorded as done.
    expect(finish(messages())).toEqual([]);
    expect(states()).toEqual(['code.json: missing 1 of 4 messages']);
    expect(checkLocale('es').filter(({severity}) => severity === 'error')).toEqual([]);
    expect(start(messages())).toEqual([SPANISH_MESSAGES]);
    expect(read(SPANISH_MESSAGES)).toContain('"message": "Close it"');
    expect(read(SPANISH_MESSAGES)).not.toContain('Course.close');
    expect(states()).toEqual(['code.json: started 3 of 4 messages translated, not done yet']);
    expect(finish(messages())).toMatchObject([{message: expect.stringContaining('still English')}]);
  });
});

test('a renamed menu label is missing under its new name', () => {
  withSite(({change}) => {
    change(ENGLISH_MENUS, 'Get In Touch', 'Write To Us');
    expect(states()).toEqual(['site-structure/navigation.json: missing 1 of 4 messages']);
  });
});

test('the label of a page that is renamed keeps its translation', () => {
  withSite(({read, write, change}) => {
    const before = read(SPANISH_MENUS);
    for (const file of [ENGLISH_PAGE, SPANISH_PAGE]) {
      write(file.replace('Courses', 'Classes'), read(file));
      rmSync(file);
    }
    change(ENGLISH_MENUS, "'/Courses'", "'/Classes'");
    start(findTranslation('es', 'site-structure/navigation.json'));
    expect(read(SPANISH_MENUS)).toBe(before.replaceAll('/Courses', '/Classes'));
    expect(states()).toEqual([]);
    expect(checkLocale('es')).toEqual([]);
  });
});

test('text, links and blocks change the hash of a page, but formatting does not', () => {
  const page = (text: string) => hashOf(`---\ntitle: A\nkind: about\n---\n\n# A {#a}\n\n${text}\n`);
  const hash = page('See *this*\nand [that](/About).');
  expect(page('See _this_ and\n[that](/About).')).toBe(hash);
  expect(page('See *this* and [that](/Contact).')).not.toBe(hash);
  expect(page('See *this* or [that](/About).')).not.toBe(hash);
  expect(page('See *this* and [that](/About).\n\n---')).not.toBe(hash);
});

test('commands print a result, or a mistake in one sentence', () => {
  withSite(({change}) => {
    expect(i18n('status').stdout).toMatch(/^Spanish \(es\), 3 files: .* 3 draft, 0 reviewed\n/);
    const wrong = i18n('start', 'xx');
    expect(wrong.stderr).toMatch(/^"xx" is not in i18n\/locales/);
    const near = i18n('done', 'es', 'Course');
    expect(near.stderr).toContain('Did you mean Courses?');
    expect([wrong.status, near.status]).toEqual([2, 2]);
    expect(i18n('check').stdout).toBe('0 errors, 0 warnings.\n');
    expect(i18n('done', 'es', 'Courses').stdout).toMatch(/^0 errors.*\nRecorded as a draft\.\n/);
    change(SPANISH_PAGE, 'source: ', '# source: ');
    expect(i18n('check', 'es').stdout).toMatch(
      /\nNot compared, .* not done yet: Courses\.mdx\. To compare one: .* es Courses\.mdx/,
    );
    change(SPANISH_MESSAGES, 'Course.close', 'Course.shut');
    const stdout = expect.stringMatching(/^1 error, 1 warning\./m);
    expect(i18n('check', 'es', 'code.json')).toMatchObject({stdout, status: 1});
  });
});

test('the guide lists the props that are translated', () => {
  const guide = readFileSync('i18n/README.md', 'utf8');
  const rows = Object.entries(TRANSLATED_PROPS).map(
    ([block, props]) => `| \`<${block}>\` | ${props.map((prop) => `\`${prop}\``).join(', ')} |`,
  );
  expect(rows.filter((row) => !guide.includes(row))).toEqual([]);
});
