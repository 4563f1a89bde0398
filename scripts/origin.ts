/** Facts that a report names so that others can repeat it. */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

const PACKAGES = ['axe-core', 'accessibility-checker-engine', 'html-validate', '@playwright/test'];

/** Hash of the commit, with '+changes' when a file differs from it; 'unknown' outside a repository. */
export function currentCommit(): string {
  const git = (...args: string[]) => spawnSync('git', args, {encoding: 'utf8'});
  const {status, stdout} = git('rev-parse', 'HEAD');
  if (status !== 0) return 'unknown';
  return stdout.trim() + (git('status', '--porcelain').stdout ? '+changes' : '');
}

/** Of Node and the engines, as installed. */
export function installedVersions(): Record<string, string> {
  const versionOf = (name: string) =>
    (JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as {version: string})
      .version;
  return {
    node: process.version.slice(1),
    ...Object.fromEntries(PACKAGES.map((name) => [name, versionOf(name)])),
  };
}
