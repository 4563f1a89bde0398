import {existsSync, readFileSync} from 'node:fs';
import {BUILD} from '../setup/site';

const text = readFileSync(`${BUILD}/licences.txt`, 'utf8');
const listed = new Map(
  [...text.matchAll(/^- (\S+) (\S+): (.+)$/gm)].map(([, name = '', , by]) => [name, by]),
);

test('every package in the bundle is listed with its licence, and no build tool', () => {
  expect([...listed.keys()]).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'react-hook-form', 'swiper', '@docusaurus/core']),
  );
  for (const name of ['fastify', 'cheerio', 'typescript', '@docusaurus/faster']) {
    expect(listed.has(name)).toBe(false);
  }
  expect(text).toContain('SIL OPEN FONT LICENSE');
  // No package is listed without its text.
  expect(text).not.toMatch(/-{72}\n\n\S+\s+-{72}/);
  expect(text).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
});

test('every licence requires attribution at most', () => {
  const kind = ['MIT', 'MIT-0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0'];
  expect([...listed].filter(([, licence]) => !kind.includes(licence ?? ''))).toEqual([]);
});

/** How the list names a package of package.json. An alias such as `npm:typescript@7.0.2` is listed by what it stands for. */
const urlOf = (name: string, version: string) =>
  `pkg:npm/${version.startsWith('npm:') ? version.slice('npm:'.length) : `${name}@${version}`}`;

test('the bill of materials is CycloneDX and contains the packages of the server', () => {
  const sbom = JSON.parse(readFileSync(`${BUILD}/.sbom.cdx.json`, 'utf8')) as {
    bomFormat: string;
    components: {version: string; purl: string; scope: string}[];
  };
  expect(sbom.bomFormat).toBe('CycloneDX');
  const {dependencies, devDependencies} = JSON.parse(
    readFileSync('package.json', 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
  const scopeOf = new Map(
    sbom.components.map(({purl, scope}) => [purl.replace('%40', '@'), scope]),
  );
  const scopes = (packages: Record<string, string>) =>
    Object.entries(packages).map(([name, version]) => scopeOf.get(urlOf(name, version)));
  expect(new Set(scopes(dependencies))).toEqual(new Set(['required']));
  // Development tools are included and marked, unless the site or server needs them too.
  expect(scopes(devDependencies)).not.toContain(undefined);
  expect(scopeOf.get(`pkg:npm/jest@${devDependencies['jest'] ?? ''}`)).toBe('optional');
  expect(existsSync(`${BUILD}/.sbom.cdx.json.br`)).toBe(false);
});
