import {spawnSync} from 'node:child_process';
import {findProgram, program} from '.';
import {AS_ROOT, installPackages} from './debian';

function attempt(...args: string[]): boolean {
  return spawnSync('npx', ['playwright', ...args], {stdio: 'inherit'}).status === 0;
}

/** What makes a command run as root without asking for a password; undefined when nothing does. */
function asRoot(): string[] | undefined {
  return AS_ROOT ?? (spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : undefined);
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
  if (!attempt('install', 'chromium')) installPackages(['chromium'], root);
  // Its libraries come from the distribution; without root they may be there already.
  else if (root) attempt('install-deps', 'chromium');
  program('chromium');
}
