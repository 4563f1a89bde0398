import {spawnSync} from 'node:child_process';
import {findProgram, program} from '.';

function attempt(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, {stdio: 'inherit'}).status === 0;
}

/** What makes a command run as root without asking for a password; undefined when nothing does. */
function asRoot(): string[] | undefined {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : undefined;
}

/**
 * Installs a Chromium when there is none: Playwright's own where its download works, else
 * Debian's package.
 * @throws Error that says how to install one by hand, when both fail.
 */
export function ensureChromium(): void {
  if (findProgram('chromium')) return;
  console.log('No Chromium found; installing one.');
  const root = asRoot();
  if (attempt('npx', 'playwright', 'install', 'chromium')) {
    // Its libraries come from the distribution; without root they may be there already.
    if (root) attempt('npx', 'playwright', 'install-deps', 'chromium');
  } else if (root) {
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
      const [command = '', ...rest] = [...root, 'apt-get', ...args];
      attempt(command, ...rest);
    }
  }
  program('chromium');
}
