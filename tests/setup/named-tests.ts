/** Documents that name tests, as `file › title`, and whether there are such tests. */
import {existsSync, readFileSync} from 'node:fs';

export interface NamedTest {
  file: string;
  title: string;
}

/** The tests that a text names. */
export function testsNamedIn(text: string): NamedTest[] {
  const found = text.matchAll(/`([^`]+?) › ([^`]+)`/g);
  return [...found].map(([, file = '', title = '']) => ({file, title}));
}

/** The rows of a Markdown text's tables below their heads, each as its cells. */
export function rowsIn(text: string): string[][] {
  return [...text.matchAll(/^\|(.+)\|$/gm)]
    .map(([, row = '']) => row.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|')))
    .filter(
      ([first = ''], index, all) => !/^-+$/.test(first) && !/^-+$/.test(all[index + 1]?.[0] ?? ''),
    );
}

/** Whether a file calls test(), or flow() of tests/engines, with this title: skipped tests and titles of groups do not count. */
export function testExists({file, title}: NamedTest): boolean {
  if (!existsSync(file)) return false;
  const quoted = title.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll("'", "\\\\?'");
  const call = new RegExp(`([\\w.]*|[\\])>}])\\(\\s*(['"\`])${quoted}\\2,`, 'g');
  return [...readFileSync(file, 'utf8').matchAll(call)].some(([, callee = '']) =>
    /^(test|it|flow|[\])>}])$/.test(callee),
  );
}
