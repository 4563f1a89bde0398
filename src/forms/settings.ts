/** Settings that the build and the server share: FORMS_HOST, to which forms are posted, and BASE_PATH, which links begin with. */

/** Says which setting is wrong, what it holds, and what would be right. */
export class SettingError extends Error {
  constructor(name: string, value: string, expected: string, example: string) {
    super(`${name} is "${value}", but it must be ${expected}. For example: ${name}=${example}`);
    this.name = 'SettingError';
  }
}

/**
 * The address that ENDPOINTS are appended to: empty for the site's own origin.
 * @throws SettingError for what no endpoint could be appended to.
 */
export function formsHost(value = ''): string {
  const host = value.trim();
  if (host === '') return '';
  const url = URL.canParse(host) ? new URL(host) : undefined;
  // Asked of the text, since a URL does not tell an empty query from none.
  const isPlain = !/[?#]/.test(host) && url?.username === '' && url.password === '';
  if (url && isPlain && /^https?:$/.test(url.protocol)) {
    return url.origin + url.pathname.replace(/\/+$/, '');
  }
  const expected = 'the address of the forms service (http or https, no query, no fragment)';
  throw new SettingError('FORMS_HOST', host, expected, 'https://forms.example.com');
}

/**
 * BASE_PATH: the path below which the whole site lies: begins and ends with a slash, "/" for a host of its own.
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
