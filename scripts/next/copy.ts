/** A copy of this project with another version of Docusaurus. */
import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {NotPossibleError} from '../command-line';
import {isDocusaurus, putOn, view, type Asks, type PackageFile} from './version';

const all = ({dependencies, devDependencies}: PackageFile) =>
  Object.entries({...dependencies, ...devDependencies});

/** Copies what git knows, changes that are not committed among it; then changes the versions. */
export function copyWith(file: PackageFile, version: string, place: string): void {
  const {stdout, stderr, status} = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {encoding: 'utf8'},
  );
  if (status !== 0) throw new NotPossibleError(`git does not know what to copy: ${stderr}`);
  // A file that is deleted and not committed is still listed.
  const paths = stdout.split('\0').filter((path) => path !== '' && existsSync(path));
  for (const path of paths) cpSync(path, join(place, path));
  const names = all(file)
    .map(([name]) => name)
    .filter(isDocusaurus);
  const asks = names.map((name) => view(`${name}@${version}`) as Asks);
  writeFileSync(join(place, 'package.json'), JSON.stringify(putOn(file, version, asks), null, 2));
}

/** The packages of ours, besides Docusaurus' own, that the copy has in another version. */
export function moved(file: PackageFile, place: string): string[] {
  return all(file)
    .filter(([name]) => !isDocusaurus(name))
    .map(([name, before]) => {
      const path = join(place, 'node_modules', name, 'package.json');
      const {version} = JSON.parse(readFileSync(path, 'utf8')) as {version: string};
      return version === before ? '' : `${name} ${before} → ${version}`;
    })
    .filter(Boolean);
}
