/** Sees to it that the tests find a clamd: those that need one are never skipped. */
import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {installPackages} from './debian';

const SYSTEM = ['/usr/sbin', '/usr/local/sbin', '/usr/bin'];

function find(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean), ...SYSTEM];
  return folders.map((folder) => join(folder, 'clamd')).find((file) => existsSync(file));
}

/**
 * Installs Debian's package when there is none and we may.
 * @returns path of the program.
 * @throws Error that says how to install one by hand.
 */
export function ensureClamd(): string {
  const found = find();
  if (found) return found;
  installPackages('clamav-daemon');
  const installed = find();
  if (installed) return installed;
  throw new Error(
    'The tests of the virus scanner need clamd, and it could not be installed. Install the package ' +
      '`clamav-daemon` (Debian, Ubuntu), then run `npm test` again.',
  );
}
