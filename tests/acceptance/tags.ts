/** Tags in the titles of tests, such as `@carousel`: `npx playwright test -g @carousel` and `npx jest -t @carousel` run the tests with a tag. */
import {readdirSync, readFileSync} from 'node:fs';

const FILES = ['packages', 'src', 'tests'].flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => `${folder}/${file}`),
);

/** All tags of tests, each with its `@`. Skipped tests and `.only` do not count. */
export const TAGS: ReadonlySet<string> = new Set(
  FILES.flatMap((file) => {
    const titles = readFileSync(file, 'utf8').matchAll(
      /(?:\b(?:test|it|flow)|[\])}`])\(\s*(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1,/g,
    );
    return [...titles].flatMap(([, , title = '']) => title.match(/@[a-z-]+/g) ?? []);
  }),
);
