/** Which values name a language: ISO 32000-1, 14.9.2, RFC 3066. */

const TAG = /^[a-z]{1,8}(-[a-z0-9]{1,8})*$/i;

/** Whether a Lang entry says a language; an empty one says none. */
export function isLanguage(value: string): boolean {
  return TAG.test(value);
}
