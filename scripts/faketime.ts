/** Sees to it that the tests find libfaketime, which sets the clock of one program. */
import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {installPackages} from './debian';

/** The one for programs with several threads. */
const LIBRARY = 'faketime/libfaketimeMT.so.1';

function findFaketime(): string | undefined {
  const named = process.env['FAKETIME_LIBRARY'];
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  const files = [
    '/usr/lib',
    '/usr/local/lib',
    ...folders.map((folder) => join('/usr/lib', folder)),
  ];
  return [named ?? '', ...files.map((folder) => join(folder, LIBRARY))].find(
    (file) => file !== '' && existsSync(file),
  );
}

/**
 * Installs Debian's package when there is none and we may.
 * @returns path of the library, for LD_PRELOAD.
 * @throws Error that says how to install it by hand.
 */
export function ensureFaketime(): string {
  const found = findFaketime();
  if (found) return found;
  installPackages('libfaketime');
  const installed = findFaketime();
  if (installed) return installed;
  throw new Error(
    'The tests of clocks that jump need libfaketime, and it could not be installed. Install the ' +
      'package `libfaketime` (Debian, Ubuntu), or set FAKETIME_LIBRARY to the path of libfaketimeMT.so.1.',
  );
}
