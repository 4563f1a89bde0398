import {spawnSync} from 'node:child_process';

/** Returns the lines that Git prints; none if it fails, as outside a repository. */
export function git(...args: string[]): string[] {
  const {status, stdout} = spawnSync('git', args, {encoding: 'utf8'});
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}

/** Returns the branch that visitors have seen: the main branch, or else the current one. */
export function publishedBranch(): string {
  const known = ['origin/main', 'main'].find(
    (name) => git('rev-parse', '--verify', '--quiet', name).length > 0,
  );
  return known ?? 'HEAD';
}
