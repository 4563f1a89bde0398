/**
 * Starts Orca 43. With `orca43.py`, this is all that depends on its version: an adapter for Orca 49 and newer sets the
 * preferences through their D-Bus service, takes the words from speech-dispatcher, and returns the same log.
 */
import {spawnSync} from 'node:child_process';
import {copyFileSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Desktop} from '../desktop';
import type {Entry} from '../reader';

/** Path of a debug log of Orca, with every event and the response to it. */
const LOG = process.env['LISTEN_LOG'];

/** Starts Orca with its own preferences. Returns a function that reads its reports so far. */
export function startOrca({home, programs}: Desktop): () => Entry[] {
  const preferences = path.join(home, 'data/orca');
  mkdirSync(preferences);
  copyFileSync(path.join(__dirname, 'orca43.py'), path.join(preferences, 'orca-customizations.py'));
  const file = path.join(home, 'speech');
  writeFileSync(file, '');
  programs.start('orca', LOG ? ['--debug', '--debug-file', LOG] : [], {LISTEN_SPEECH: file});
  // The last line may still be incomplete.
  return () =>
    readFileSync(file, 'utf8')
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Entry);
}

/** An Orca that `orca43.py` does not support. */
export class OrcaVersionError extends Error {}

/** Returns the version of Orca. @throws OrcaVersionError for one that is not supported */
export function versionOfOrca(): string {
  const {stdout} = spawnSync('orca', ['--version'], {encoding: 'utf8'});
  const version = stdout.trim();
  if (version.startsWith('43.')) return version;
  throw new OrcaVersionError(
    `Orca ${version} is installed. The screen reader tests need Orca 43 (Debian 12), or an adapter for this version.`,
  );
}
