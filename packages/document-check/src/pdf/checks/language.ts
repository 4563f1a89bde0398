const TAG = /^[a-z]{1,8}(-[a-z0-9]{1,8})*$/i;

/** Returns whether a Lang entry names a language: ISO 32000-1, 14.9.2, RFC 3066. An empty one does not. */
export const isLanguage = (value: string): boolean => TAG.test(value);
