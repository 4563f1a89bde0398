/** Gets programs that tests need from Debian's packages, where we may install them. */
import {spawnSync} from 'node:child_process';

/** Installs packages when we are root on a system with apt; else does nothing. */
export function installPackages(...packages: string[]): void {
  if (process.getuid?.() !== 0) return;
  console.log(`Installing ${packages.join(', ')}.`);
  const env = {
    ...process.env,
    DEBIAN_FRONTEND: 'noninteractive',
    // A test needs the program, not the service that the package would start.
    RUNLEVEL: '1',
  };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    spawnSync('apt-get', args, {stdio: 'inherit', env});
  }
}
