/** Facts that a report contains, so that others can reproduce it. */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

const PACKAGES = ['axe-core', 'accessibility-checker-engine', 'html-validate', '@playwright/test'];

/** Returns the hash of the commit, with '+changes' if a file differs from it; 'unknown' outside a repository. */
export function currentCommit(): string {
  const git = (...args: string[]) => spawnSync('git', args, {encoding: 'utf8'});
  const {status, stdout} = git('rev-parse', 'HEAD');
  if (status !== 0) return 'unknown';
  return stdout.trim() + (git('status', '--porcelain').stdout ? '+changes' : '');
}

/** Returns the installed versions of Node and the engines. */
export function installedVersions(): Record<string, string> {
  const versionOf = (name: string) =>
    (JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as {version: string})
      .version;
  return {
    node: process.version.slice(1),
    ...Object.fromEntries(PACKAGES.map((name) => [name, versionOf(name)])),
  };
}
