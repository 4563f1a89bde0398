/** Settings that are unsafe in public. NODE_ENV=production rejects them; otherwise the server warns. */
import {statSync} from 'node:fs';
import type {Settings} from './index.ts';
import {isLoopback} from './kinds.ts';
import {secretFile, text, type Environment} from './read.ts';
import {SECRETS} from './settings.ts';

export class UnsafeSettingsError extends Error {}

/** Returns one sentence for each unsafe setting: what is wrong and how to fix it. */
export function unsafeSettings(settings: Settings, env: Environment): string[] {
  const {host, trustProxy, allowedOrigins, sheet, store} = settings;
  const addresses = [
    ...allowedOrigins.map((origin) => ['ALLOWED_ORIGINS', origin]),
    ...['FORMS_HOST', 'SHEET_API_URL'].map((name) => [name, text(env, name)]),
  ];
  const unsafe = addresses
    .filter(([, url]) => isPlainHttp(url))
    .map(([name, url]) => `${name} has ${url}: what is sent could be read on the way. Use https.`);
  if (isPlainHttp(sheet?.credentials.token_uri)) {
    unsafe.push('SHEET_CREDENTIALS has a token_uri that is not https: anybody could sign in.');
  }
  if (!isLoopback(host) && trustProxy === false) {
    unsafe.push(
      `HOST is ${host}, but no proxy is trusted: this server speaks plain HTTP, so a proxy with TLS ` +
        'must be in front of it. Name its address in TRUST_PROXY, or use HOST=127.0.0.1.',
    );
  }
  if ('url' in store) unsafe.push(...unsafeDatabase(new URL(store.url)));
  for (const name of SECRETS) {
    const path = secretFile(env, name);
    if (path === undefined || (statSync(path).mode & 0o007) === 0) continue;
    unsafe.push(
      `${name}_FILE is ${path}, which every account of this machine may read. Use: chmod o-rwx`,
    );
  }
  return unsafe;
}

/** Rejects unsafe settings. @throws UnsafeSettingsError that lists all of them, in production only */
export function rejectUnsafe(unsafe: readonly string[], env: Environment): void {
  if (text(env, 'NODE_ENV') !== 'production' || unsafe.length === 0) return;
  const words = 'This is production (NODE_ENV), so the server does not start:';
  throw new UnsafeSettingsError([words, ...unsafe].join('\n- '));
}

function isPlainHttp(url = ''): boolean {
  return url.startsWith('http:') && !isLoopback(new URL(url).hostname);
}

function unsafeDatabase({hostname, searchParams}: URL): string[] {
  // The driver uses the last of repeated parameters.
  const parameter = (name: string) => searchParams.getAll(name).at(-1);
  const host = parameter('host') ?? hostname;
  // A path is a local socket.
  const isLocal = host === '' || host.startsWith('/') || isLoopback(host);
  if (isLocal || parameter('sslmode') === 'verify-full') return [];
  return [
    'DATABASE_URL reaches another machine without sslmode=verify-full: submissions could be read on the way.',
  ];
}
