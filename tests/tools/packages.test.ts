/** package.json lists what the sources use, and nothing else. */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** Packages that no file imports: programs, and what other packages load by name. */
const NOT_IMPORTED: readonly string[] = [
  '@docusaurus/faster',
  '@docusaurus/module-type-aliases',
  '@swc/core',
  '@swc/jest',
  'dependency-cruiser',
  'jest',
  'jest-environment-jsdom',
  'oxlint-tsgolint',
  'stylelint',
  'stylelint-config-standard',
];

const {dependencies, devDependencies} = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as Manifest;
const packages = Object.keys({...dependencies, ...devDependencies});

function sources(): string {
  const patterns = ['*.ts', '*.tsx', '*.mjs', '*.cjs', '*.css', '*.json', ':!package-lock.json'];
  const excluded = [':!package.json', ':!tests/tools/packages.test.ts'];
  const {stdout} = spawnSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', ...patterns, ...excluded],
    {
      encoding: 'utf8',
    },
  );
  return stdout
    .trim()
    .split('\n')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/** `@types/pg` is used if `pg` is installed, or if it has types of Node or of a syntax tree. */
const typedPackage = (name: string) => name.replace(/^@types\//, '');

test('every package is used', () => {
  const text = sources();
  const isNamed = (name: string) =>
    text.includes(`'${name}`) || text.includes(`"${name}`) || text.includes(`/${name}/`);
  const isUsed = (name: string) =>
    name.startsWith('@types/')
      ? ['node', 'jest', ...packages].includes(typedPackage(name)) || isNamed(typedPackage(name))
      : isNamed(name);
  expect(packages.filter((name) => !NOT_IMPORTED.includes(name) && !isUsed(name))).toEqual([]);
});

test('packages that no file imports are installed', () => {
  expect(NOT_IMPORTED.filter((name) => !packages.includes(name))).toEqual([]);
});
