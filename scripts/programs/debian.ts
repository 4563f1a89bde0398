/** Gets programs that tests need from Debian's packages, where we may install them. */
import {spawnSync} from 'node:child_process';

/** What stands before a command that root runs: nothing where we are root, undefined where we are not. */
export const AS_ROOT: string[] | undefined = process.getuid?.() === 0 ? [] : undefined;

/** Installs packages on a system with apt; does nothing where we are not root. */
export function installPackages(packages: readonly string[], root = AS_ROOT): void {
  if (!root) return;
  console.log(`Installing ${packages.join(', ')}.`);
  // A test needs the program, not the service that the package would start.
  const settings = ['DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1'];
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const [program = '', ...rest] = [...root, 'env', ...settings, 'apt-get', ...args];
    spawnSync(program, rest, {stdio: 'inherit'});
  }
}
