import {frontMatterDiagnostics} from './diagnostics';

const FILE = 'i18n/es/docusaurus-plugin-content-pages/About.mdx';

const page = (lines: Record<string, string>) =>
  ['---', 'title: Acerca de', `description: ${'Quiénes somos. '.repeat(5)}`, 'kind: about']
    .concat(
      Object.entries(lines).map(([key, value]) => `${key}: ${value}`),
      ['---', '', '# Acerca de {#about}', ''],
    )
    .join('\n');

const good = {source: 'en-1f0c9b2ad4e7', reviewed: 'Ana Pérez'};

test('what `npm run i18n -- done` writes is valid, and so is a page that is only started', () => {
  expect(frontMatterDiagnostics(page(good), FILE)).toEqual([]);
  expect(frontMatterDiagnostics(page({}), FILE)).toEqual([]);
});

test.each([
  ['source', '1f0c9b2ad4e7'],
  ['reviewed', "' '"],
])('a wrong %s is quoted, with what was expected and an example', (key, value) => {
  const [diagnostic, ...others] = frontMatterDiagnostics(page({...good, [key]: value}), FILE);
  expect(others).toEqual([]);
  expect(diagnostic?.message).toMatch(
    new RegExp(`^'${key}' is "${value.replaceAll("'", '')}".*It must be .+ Example: ${key}: .+$`),
  );
});

test('an English page has none of these keys', () => {
  expect(frontMatterDiagnostics(page(good), 'pages/About.mdx')).toHaveLength(2);
});
