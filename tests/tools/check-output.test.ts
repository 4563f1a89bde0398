/** What `npm run check` makes of its findings: what it prints, and what it fixes. */
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Finding} from '../../scripts/check/finding';
import {fix} from '../../scripts/check/fix';
import {format} from '../../scripts/check/formats';

const finding = (change: Partial<Finding>): Finding => ({
  ...{file: 'a.mdx', line: 1, level: 'error', rule: 'style', message: 'Wrong'},
  ...change,
});

test('an annotation keeps what a workflow command would read otherwise', () => {
  const [line] = format([finding({message: '100% of\nit', subject: '<A>'})], 1, 'github').split(
    '\n',
  );
  expect(line).toBe('::error file=a.mdx,line=1,col=1,title=style::<A>: 100%25 of%0Ait');
});

test('advice is a notice, and JSON is the findings as they are', () => {
  const advice = finding({level: 'advice'});
  expect(format([advice], 1, 'github')).toMatch(/^::notice /);
  expect(JSON.parse(format([advice], 4, 'json'))).toEqual({checked: 4, findings: [advice]});
});

describe('fixing a file', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'fix-')), 'a.mdx');
  const write = (text: string) => writeFileSync(file, text);
  afterAll(() => rmSync(path.dirname(file), {recursive: true}));

  test('leaves every other byte as it is', () => {
    write('\uFEFFone\r\ntwo $& two\r\nthree');
    const change = {find: 'one', put: "$&'$1"};
    expect(fix([finding({file, fix: change})])).toHaveLength(1);
    expect(readFileSync(file, 'utf8')).toBe("\uFEFF$&'$1\r\ntwo $& two\r\nthree");
  });

  test('does nothing where it is not sure what is meant', () => {
    write('two two\nthree\n');
    const change = {find: 'two', put: 'one'};
    expect(
      fix([
        finding({file, fix: change}),
        finding({file, line: 2, fix: change}),
        finding({file, line: 9, fix: change}),
      ]),
    ).toEqual([]);
    expect(readFileSync(file, 'utf8')).toBe('two two\nthree\n');
  });
});
