import {existsSync, readFileSync} from 'node:fs';

test('every file and folder that docs/architecture.md names exists', () => {
  const page = readFileSync('docs/architecture.md', 'utf8');
  const named = [...page.matchAll(/`((?:[\w.-]+\/)+[\w.-]+)`/g)].map(([, file = '']) => file);
  const boxes = [...page.matchAll(/^ *\w+\["[^"]*?<br>(.*)"\]$/gm)].flatMap(([, paths = '']) =>
    paths.split(' · '),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(boxes.length).toBeGreaterThan(10);
  const exists = (path: string) => ['', '.ts', '.d.ts'].some((end) => existsSync(path + end));
  expect([...named, ...boxes].filter((path) => !exists(path))).toEqual([]);
});
