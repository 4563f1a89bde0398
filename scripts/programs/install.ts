/** Installs Debian packages for tests, and leaves the rest of the system as it was. Needs root. */
import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Debian asks this program before it starts a service (Debian Policy, 9.3.3.1); 101 forbids it. */
const POLICY = '/usr/sbin/policy-rc.d';
const START_NOTHING = '#!/bin/sh\nexit 101\n';

/** dpkg's lists of the files of each installed package. */
const LISTS = '/var/lib/dpkg/info';

const UNIT = /\/systemd\/system\/([^/]+\.(?:service|socket|timer))$/;

/** Arguments of apt-get. Without `--no-upgrade`, a package that is already there is replaced by a newer one. */
export const INSTALL = ['install', '-y', '--no-upgrade', '--no-install-recommends'];

const installedLists = (): string[] => readdirSync(LISTS).filter((file) => file.endsWith('.list'));

export const unitsIn = (list: string): string[] =>
  list.split('\n').flatMap((file) => UNIT.exec(file)?.[1] ?? []);

function run(program: string, args: readonly string[], more: NodeJS.ProcessEnv = {}): void {
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive', ...more};
  spawnSync(program, args, {stdio: 'inherit', env});
}

/** Undoes what a package does after installation: its units start at boot. @param list its list of files */
function disableUnits(list: string): void {
  const [name = ''] = list.split(/:|\.list$/);
  for (const unit of unitsIn(readFileSync(path.join(LISTS, list), 'utf8'))) {
    // Not systemctl, which containers lack. The variable is what dpkg sets for a package's own scripts.
    run('deb-systemd-helper', ['disable', unit], {DPKG_MAINTSCRIPT_PACKAGE: name});
  }
}

/** Keeps this process alive on Ctrl+C, so that it can clean up after apt-get has stopped. */
function waitForCleanUp(): void {
  process.exitCode = 1;
}

/**
 * Installs packages. Their services, and those of packages that they need, are neither started now nor at boot: tests
 * start their own.
 */
export function installPackages(packages: readonly string[]): void {
  const before = new Set(installedLists());
  const isOwnPolicy = !existsSync(POLICY);
  process.on('SIGINT', waitForCleanUp);
  if (isOwnPolicy) writeFileSync(POLICY, START_NOTHING, {mode: 0o755});
  try {
    // If a repository can't be reached, the packages may still be in the lists of an earlier update.
    run('apt-get', ['update']);
    run('apt-get', [...INSTALL, ...packages]);
  } finally {
    if (isOwnPolicy) rmSync(POLICY);
    for (const list of installedLists().filter((file) => !before.has(file))) disableUnits(list);
    process.off('SIGINT', waitForCleanUp);
  }
}
