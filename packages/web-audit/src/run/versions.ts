import {readFileSync} from 'node:fs';

const PACKAGES = ['axe-core', 'accessibility-checker-engine', 'html-validate', 'playwright-core'];

/** Returns the installed versions of Node and the engines. */
export function installedVersions(): Record<string, string> {
  const versionOf = (name: string) => {
    const manifest = readFileSync(require.resolve(`${name}/package.json`), 'utf8');
    return (JSON.parse(manifest) as {version: string}).version;
  };
  return {
    node: process.version.slice(1),
    ...Object.fromEntries(PACKAGES.map((name) => [name, versionOf(name)])),
  };
}
