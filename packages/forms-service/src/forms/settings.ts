/** Settings of the build; the server reads FORMS_HOST and BASE_PATH too. */

/** An invalid setting. The message contains its name, its value and what is valid. */
export class SettingError extends Error {
  constructor(name: string, value: string, expected: string, example: string) {
    super(`${name} is "${value}", but it must be ${expected}. For example: ${name}=${example}`);
    this.name = 'SettingError';
  }
}

/** Returns the URL to which ENDPOINTS are appended; empty for the site's own origin. @throws SettingError */
export function formsHost(value = ''): string {
  const host = value.trim();
  if (host === '') return '';
  const url = URL.canParse(host) ? new URL(host) : undefined;
  // Tests the text, since a URL object does not distinguish an empty query from none.
  const isPlain = !/[?#]/.test(host) && url?.username === '' && url.password === '';
  if (url && isPlain && /^https?:$/.test(url.protocol)) {
    return url.origin + url.pathname.replace(/\/+$/, '');
  }
  const expected = 'the address of the forms service (http or https, no query, no fragment)';
  throw new SettingError('FORMS_HOST', host, expected, 'https://forms.example.com');
}

/** Returns the site's path on its host, which begins and ends with a slash. @throws SettingError */
export function basePath(value = ''): string {
  const path = value.trim() || '/';
  if (/^\/([\w.~-]+\/)*$/.test(path) && !/\/\.\.?\//.test(path)) return path;
  const expected = 'a path that begins and ends with a slash';
  throw new SettingError('BASE_PATH', path, expected, '/site/');
}

/**
 * Returns the forms that the service at FORMS_HOST does not support. @param value names separated by commas
 * @throws SettingError for an unknown name
 */
export function formsOff<Name extends string>(value = '', all: readonly Name[] = []): Name[] {
  const names = value.split(',').flatMap((name) => name.trim() || []);
  const known = (name: string): name is Name => all.includes(name as Name);
  if (names.every(known)) return names;
  const expected = `names of forms with commas between them, out of ${all.join(', ')}`;
  throw new SettingError('FORMS_OFF', value.trim(), expected, 'quote');
}

/** Returns a path, with or without a query, without the base path; undefined if it is not below the base path. */
export function withoutBasePath(url: string, base: string): string | undefined {
  if (url.startsWith(base)) return url.slice(base.length - 1);
  const withoutSlash = base.slice(0, -1);
  // "/site" and "/site?a=1" are the home page too.
  const rest = url.startsWith(withoutSlash) ? url.slice(withoutSlash.length) : undefined;
  return rest === '' || rest?.startsWith('?') ? `/${rest}` : undefined;
}
