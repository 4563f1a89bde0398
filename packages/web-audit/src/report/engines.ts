/** Engine in the audit → its package. */
export const ENGINES: Readonly<Record<string, string>> = {
  axe: 'axe-core',
  ibm: 'accessibility-checker-engine',
  'html-validate': 'html-validate',
};

/** Returns the engines that the audit ran, each with its version. */
export function enginesOf({versions}: {versions: Readonly<Record<string, string>>}): string[] {
  return Object.values(ENGINES)
    .filter((name) => name in versions)
    .map((name) => `${name} ${versions[name]}`);
}
