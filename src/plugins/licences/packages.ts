import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A package whose code a browser may get. */
export interface Shipped {
  name: string;
  version: string;
  /** SPDX expression. */
  licence: string;
  /** The text that the package brings; empty when it brings none. */
  text: string;
}

/** The package's folder in a path such as `…/node_modules/@scope/name/lib/x.js`; undefined outside of packages. */
export function packageFolder(file: string): string | undefined {
  return /^.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+(?=[/\\])/.exec(file)?.[0];
}

/** @throws Error for a package that does not say its licence, since it cannot be shipped. */
export function readPackage(folder: string): Shipped {
  const {name, version, license} = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as {name: string; version: string; license?: string};
  if (!license) {
    throw new Error(
      `The package ${name} is part of the bundle, and its package.json names no licence. ` +
        'Look for its terms; use another package if there are none.',
    );
  }
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text =
    file && existsSync(path.join(folder, file))
      ? readFileSync(path.join(folder, file), 'utf8')
      : '';
  return {name, version, licence: license, text: text.trim()};
}

/** The page of licences: our own typeface and pictures first, then packages by name. */
export function licencesText(packages: readonly Shipped[], own: readonly string[]): string {
  const sorted = packages.toSorted((a, b) => a.name.localeCompare(b.name));
  const head = 'Licences of what this website sends to browsers, beside its own code.';
  const list = sorted.map(({name, version, licence}) => `- ${name} ${version}: ${licence}`);
  const texts = sorted.map(
    ({name, text, licence}) => `${name}\n\n${text || `Under the licence ${licence}.`}`,
  );
  return (
    [[head, '', ...list].join('\n'), ...own.map((text) => text.trim()), ...texts].join(
      `\n\n${'-'.repeat(72)}\n\n`,
    ) + '\n'
  );
}
