import {spawnSync} from 'node:child_process';
import {NotPossibleError} from '../../command-line';
import {fingerprint} from '../fingerprint';
import {UnreadableError} from '../page/problem';

export interface Version {
  commit: string;
  text: string;
}

/**
 * Finds the version of an English page that a translation was made from, by its words: dates lie.
 * @param wanted the fingerprint that `npm run i18n -- done` recorded
 * @throws NotPossibleError when no commit has it
 */
export function findVersion(root: string, file: string, wanted: string): Version {
  const log = git(root, 'log', '--follow', '--name-only', '--format=commit %H', '--', file);
  let commit = '';
  for (const line of log.split('\n')) {
    if (line.startsWith('commit ')) commit = line.slice('commit '.length);
    else if (line !== '') {
      // The page may have had another name then. A commit that took it away has no text.
      const {status, stdout} = run(root, 'show', `${commit}:${line}`);
      if (status === 0 && fingerprintOf(stdout) === wanted) return {commit, text: stdout};
    }
  }
  if (git(root, 'rev-parse', '--is-shallow-repository').trim() === 'true') {
    throw new NotPossibleError(
      `This copy of the repository is shallow: it lacks the older versions of ${file}. ` +
        'Run `git fetch --unshallow`, then try again.',
    );
  }
  throw new NotPossibleError(
    `No commit has the version of ${file} that was translated (${wanted}): it was never committed, or its ` +
      'history was rewritten. Compare the whole page.',
  );
}

/**
 * The oldest of the last commits in a row whose version of a file fits: the one that made it so.
 * @throws NotPossibleError when the last version does not fit, or there is none
 */
export function firstCommitWith(
  root: string,
  file: string,
  fits: (text: string) => boolean,
): string {
  const commits = git(root, 'log', '--format=%H', '--', file).split('\n').filter(Boolean);
  let first: string | undefined;
  for (const commit of commits) {
    const text = textIn(root, commit, file);
    if (text === undefined || !fits(text)) break;
    first = commit;
  }
  if (first === undefined) throw new NotPossibleError(`No commit has ${file} as it was then.`);
  return first;
}

/** A file as a commit has it; undefined when it has none. */
export function textIn(root: string, commit: string, file: string): string | undefined {
  const {status, stdout} = run(root, 'show', `${commit}:${file}`);
  return status === 0 ? stdout : undefined;
}

function fingerprintOf(text: string): string | undefined {
  try {
    return fingerprint(text);
  } catch (problem) {
    // Somebody once committed a page that cannot be read.
    if (problem instanceof UnreadableError) return undefined;
    throw problem;
  }
}

function run(root: string, ...args: string[]): {status: number | null; stdout: string} {
  return spawnSync('git', args, {cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26});
}

function git(root: string, ...args: string[]): string {
  const {status, stdout} = run(root, ...args);
  if (status === 0) return stdout;
  throw new NotPossibleError('This needs git and the history of the project, and found none here.');
}
