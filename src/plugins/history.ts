/** Git history of the pages, from which the sitemap's dates come. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

type Environment = typeof process.env;

/** Returns git's output, or undefined with the reason if it fails. */
function git(
  folder: string,
  env: Environment,
  ...args: string[]
): {output?: string; reason: string} {
  const options = {cwd: folder, env, encoding: 'utf8'} as const;
  const {status, stdout, stderr, error} = spawnSync('git', args, options);
  if (status === 0) return {output: stdout.trim(), reason: ''};
  const [reason = ''] = (error?.message ?? stderr).split('\n');
  return {reason};
}

export interface History {
  /** Whether it gives each page the date of its last change. */
  hasDates: boolean;
  /** Why there are no dates; undefined outside a repository. */
  warning?: string;
}

/**
 * Reads the state of the history. With a repository that is empty, damaged or owned by another account, Docusaurus would
 * stop the build at the first page; in a shallow clone, all pages have the date of the only commit.
 * @param env environment of Git
 */
export function readHistory(folder: string, env: Environment = process.env): History {
  if (!existsSync(path.join(folder, '.git'))) return {hasDates: false};
  const none = 'The sitemap has no dates, since';
  const commit = git(folder, env, 'rev-parse', '--verify', 'HEAD');
  if (commit.output === undefined) {
    return {hasDates: false, warning: `${none} Git cannot read the history: ${commit.reason}`};
  }
  if (git(folder, env, 'rev-parse', '--is-shallow-repository').output === 'true') {
    const warning = `${none} this is a shallow clone. For dates: git fetch --unshallow`;
    return {hasDates: false, warning};
  }
  return {hasDates: true};
}

/** Prints the warning, once for all languages of a build. */
export function historyWarning({warning}: History) {
  return ({i18n}: LoadContext): Plugin => ({
    name: 'history-warning',
    async loadContent() {
      const isFirst = i18n.currentLocale === i18n.defaultLocale;
      if (warning !== undefined && isFirst) process.stderr.write(`[WARNING] ${warning}\n`);
    },
  });
}
