/** Which version of Docusaurus comes next, and what it asks for. */
import {NotPossibleError} from '../command-line';
import {npm} from '../npm';

/** Packages by name with the versions or ranges that package.json has. */
export type Packages = Readonly<Record<string, string>>;

export interface PackageFile {
  dependencies: Packages;
  devDependencies: Packages;
}

/** What a published version asks for. */
export interface Asks {
  engines?: Packages;
  dependencies?: Packages;
  peerDependencies?: Packages;
}

export const isDocusaurus = (name: string): boolean => name.startsWith('@docusaurus/');

/**
 * The newest canary that all of these packages were published in: of one that is being published, some are not there yet.
 *
 * @param published the versions of each package
 */
export function newestCanary(published: readonly (readonly string[])[]): string | undefined {
  const [first = [], ...others] = published;
  return first
    .filter((version) => /^\d+\.\d+\.\d+-canary-\d+$/.test(version))
    .filter((version) => others.every((versions) => versions.includes(version)))
    .sort((a, b) => a.localeCompare(b, 'en', {numeric: true}))
    .at(-1);
}

/** package.json with that version, and in what Docusaurus and we both use, with what it asks for. */
export function putOn<File extends PackageFile>(
  file: File,
  version: string,
  asks: readonly Asks[],
): File {
  const ranges = Object.assign(
    {},
    ...asks.flatMap(({dependencies, peerDependencies}) => [dependencies, peerDependencies]),
  ) as Packages;
  const change = (packages: Packages) =>
    Object.fromEntries(
      Object.entries(packages).map(([name, now]) => [
        name,
        isDocusaurus(name) ? version : (ranges[name] ?? now),
      ]),
    );
  return {
    ...file,
    dependencies: change(file.dependencies),
    devDependencies: change(file.devDependencies),
  };
}

/**
 * Asks the registry.
 * @throws NotPossibleError in npm's words, when it does not know
 */
export function view(name: string, ...fields: string[]): unknown {
  const {status, stdout, stderr} = npm(['view', name, ...fields, '--json'], {encoding: 'utf8'});
  if (status !== 0) throw new NotPossibleError(`npm view ${name} failed: ${stderr.trim()}`);
  return JSON.parse(stdout || '{}');
}
