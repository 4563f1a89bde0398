/** The setting FORMS_HOST, for the build that posts there and the server that lets pages do so. */

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
