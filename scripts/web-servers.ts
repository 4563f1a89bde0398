/** Sees to it that the tests find nginx and Caddy: those that start one are never skipped. */
import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {installPackages} from './debian';

const SYSTEM = ['/usr/sbin', '/usr/bin', '/usr/local/bin'];

/** Program → Debian's package, and the variable that names another one. */
const SERVERS = {
  nginx: {debian: 'nginx-light', variable: 'NGINX'},
  caddy: {debian: 'caddy', variable: 'CADDY'},
} as const;

export type WebServer = keyof typeof SERVERS;

/**
 * The program: the one that NGINX or CADDY names, or the PATH's, or the system's; undefined when none is there.
 * @throws Error when the variable names a file that does not exist.
 */
export function findWebServer(name: WebServer): string | undefined {
  const {variable} = SERVERS[name];
  const named = process.env[variable];
  if (named && !existsSync(named)) {
    throw new Error(
      `${variable} is "${named}", which does not exist. For example: ${variable}=/usr/sbin/${name}`,
    );
  }
  const folders = [...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean), ...SYSTEM];
  const files = folders.map((folder) => join(folder, name));
  return [named ?? '', ...files].find((file) => existsSync(file));
}

/**
 * Installs Debian's package when there is none and we may.
 * @returns path of the program.
 * @throws Error that says how to install one by hand.
 */
export function ensureWebServer(name: WebServer): string {
  const found = findWebServer(name);
  if (found) return found;
  const {debian, variable} = SERVERS[name];
  installPackages(debian);
  const installed = findWebServer(name);
  if (installed) return installed;
  throw new Error(
    `The tests of deploy/ need ${name}, and it could not be installed. Install the package \`${debian}\` ` +
      `(Debian, Ubuntu), or set ${variable} to the path of the program, then run \`npm test\` again.`,
  );
}
