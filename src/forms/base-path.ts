/** The setting BASE_PATH, for the build whose links begin with it and the server that answers there. */
import {SettingError} from './host';

/**
 * The path below which the whole site lies: begins and ends with a slash, "/" for a host of its own.
 * @throws SettingError for what no address could begin with.
 */
export function basePath(value = ''): string {
  const path = value.trim() || '/';
  if (/^\/([\w.~-]+\/)*$/.test(path) && !/\/\.\.?\//.test(path)) return path;
  const expected = 'a path that begins and ends with a slash';
  throw new SettingError('BASE_PATH', path, expected, '/site/');
}

/** A path or an address below the base path as it is without it; undefined for one that is not below it. */
export function withoutBasePath(url: string, base: string): string | undefined {
  if (url.startsWith(base)) return url.slice(base.length - 1);
  const bare = base.slice(0, -1);
  // "/site" and "/site?a=1" are the home page too.
  const rest = url.startsWith(bare) ? url.slice(bare.length) : undefined;
  return rest === '' || rest?.startsWith('?') ? `/${rest}` : undefined;
}
