/**
 * Names of the parts that a page imports, such as `_partials/About.mdx`. The build puts their translations in
 * place by itself, so that the import is the same in every language.
 */
export function importedParts(source: string): string[] {
  const imports = source.matchAll(/^import .*['"]@site\/pages\/(.*\.mdx)['"]/gm);
  return [...imports].map(([, name]) => name ?? '');
}
