/** Where submissions are kept. */
import {resolve, sep} from 'node:path';
import {SettingError} from '../../forms';
import type {StoreLocation} from '../store/open';
import {NOT_SHOWN, secret, text, type Environment} from './read';

/** PostgreSQL when DATABASE_URL is set, else a file in `dataDir`. */
export function storeLocation(env: Environment, dataDir: string): StoreLocation {
  const url = secret(env, 'DATABASE_URL');
  if (url === undefined) return {dataDir};
  if (URL.canParse(url) && /^postgres(ql)?:\/\//.test(url)) return {url};
  const expected = 'the address of a PostgreSQL database';
  const example = 'postgres://user:password@db.example/forms?sslmode=verify-full';
  throw new SettingError('DATABASE_URL', NOT_SHOWN, expected, example);
}

/** @throws SettingError when the data would lie among the files that everybody may fetch. */
export function dataFolder(env: Environment, siteDir: string | undefined): string {
  const value = text(env, 'DATA_DIR') ?? './data';
  const path = resolve(value);
  if (siteDir === undefined || !`${path}${sep}`.startsWith(`${siteDir}${sep}`)) return path;
  throw new SettingError('DATA_DIR', value, 'outside the site, which everybody may read', './data');
}
