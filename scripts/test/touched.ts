/** What a branch touches: whether it is words alone, which need not be tried in four browsers. */
import {spawnSync} from 'node:child_process';

/** What writers and translators change. */
const WORDS = [
  /^(?:pages|i18n|static\/img)\//,
  /^(?:sidebars\.ts|src\/forms\/positions\.json|CHANGELOG\.md)$/,
];

/** Whether all of these files hold words, menus or pictures, and no code. */
export const areWords = (files: readonly string[]): boolean =>
  files.length > 0 && files.every((file) => WORDS.some((pattern) => pattern.test(file)));

/**
 * Files that differ from where a branch began, committed or not.
 * @param since a commit or branch, such as `origin/main`
 * @throws Error when git does not know it
 */
export function touchedSince(since: string): string[] {
  const git = (...args: string[]) => {
    const {status, stdout, stderr} = spawnSync('git', args, {encoding: 'utf8'});
    if (status !== 0) throw new Error(`--since ${since}: ${stderr.trim()}`);
    return stdout.split('\n').filter(Boolean);
  };
  const [base = since] = git('merge-base', since, 'HEAD');
  return [
    ...git('diff', '--name-only', '--no-renames', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}
