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

test('the keys of `npm run i18n -- done` and of a started page are valid', () => {
  expect(frontMatterDiagnostics(page(good), FILE)).toEqual([]);
  expect(frontMatterDiagnostics(page({}), FILE)).toEqual([]);
});

test.each([
  ['source', 'en-1f0c9b2ad4'],
  ['reviewed', "' '"],
])('a wrong %s is quoted, with what was expected and an example', (key, value) => {
  const [diagnostic, ...others] = frontMatterDiagnostics(page({...good, [key]: value}), FILE);
  expect(others).toEqual([]);
  expect(diagnostic?.message).toMatch(
    new RegExp(`^'${key}' is "${value.replaceAll("'", '')}".*It must be .+ Example: ${key}: .+$`),
  );
});

test('an English page must not have the keys of translations', () => {
  expect(frontMatterDiagnostics(page(good), 'pages/About.mdx')).toHaveLength(2);
});
