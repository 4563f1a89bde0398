import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {checkLocale} from '../../scripts/i18n/check/locale';
import type {Problem} from '../../scripts/i18n/check/problem';
import {MISTAKES, type Mistake} from '../setup/mistakes';
import {withSite} from '../setup/translations';

/** What the check says about a site with one mistake, and where the mistake is. */
function seeded(mistake: Mistake): {problems: Problem[]; told: string; line: number} {
  const {file, replace, by, gone, encoding} = mistake;
  const words: string = gone?.line ?? mistake.line ?? by.split('\n', 1).join('');
  const told = gone?.file ?? file;
  return withSite(({root, read, write, change}) => {
    const place = replace === '' || gone ? 0 : read(file).indexOf(replace);
    if (gone) rmSync(path.join(root, file));
    else if (replace === '') write(file, by);
    else change(file, replace, by);
    const text = read(told);
    const after = text.indexOf(words, place);
    const start = after >= 0 ? after : text.lastIndexOf(words, place);
    const line = text.slice(0, start).split('\n').length;
    if (encoding) {
      const mark = encoding === 'utf16le' ? '\ufeff' : '';
      writeFileSync(path.join(root, file), Buffer.from(mark + text, encoding));
    }
    return {problems: checkLocale(root, 'es'), told, line};
  });
}

const results = MISTAKES.map((mistake) => ({...mistake, ...seeded(mistake)}));

test('the small site has no mistake of its own', () => {
  expect(withSite(({root}) => checkLocale(root, 'es'))).toEqual([]);
});

test('there are more than eighty mistakes', () => {
  expect(MISTAKES.length).toBeGreaterThan(80);
});

test.each(results)(
  'a translator who $name is told once, at that line',
  ({told, line, problems, warns}) => {
    expect(problems.map((problem) => ({...problem, message: ''}))).toEqual([
      {file: told, line, severity: warns ? 'warning' : 'error', message: ''},
    ]);
  },
);

test.each(['picture', 'link'])('the lost address of a %s is named', (what) => {
  const lost = results.find(({name}) => name === `loses the address of a ${what}`);
  const [, address = '?'] = /\((\/[^)]*)\)/.exec(lost?.replace ?? '') ?? [];
  expect(lost?.problems[0]?.message).toMatch(new RegExp(`lost its address.*\\(${address}\\)`));
});

test('i18n/MISTAKES.md says what translators are told', () => {
  const rows = results.map(({name, problems: [problem]}) => {
    const place = `${problem?.file.split('/').at(-1) ?? ''}:${problem?.line ?? 0}`;
    return `| ${name} | ${place} | ${problem?.message.replaceAll(/[|<]/g, String.raw`\$&`) ?? ''} |`;
  });
  const document = `# What the check knows

Each of these mistakes was made in a copy of a small page (\`tests/fixtures/i18n\`), one at a time. \`npm run i18n -- check\`
gave one error, at the line of the mistake; a warning where nothing is translated any more, or where it is only doubtful. A test makes them again each time, and keeps this page equal to what it reads.

| A translator … | Line | is told |
|---|---|---|
${rows.join('\n')}
`;
  const file = 'i18n/MISTAKES.md';
  if (process.env['UPDATE_MISTAKES']) writeFileSync(file, document);
  expect(existsSync(file) && readFileSync(file, 'utf8')).toBe(document);
});
