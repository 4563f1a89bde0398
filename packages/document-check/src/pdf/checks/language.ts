const TAG = /^[a-z]{1,8}(-[a-z0-9]{1,8})*$/i;

/**
 * Returns whether a value of Lang has the syntax of a language tag: ISO 32000-1, 14.9.2, RFC 3066. The empty string
 * does not. See namesLanguage for tags that stand for no language.
 */
export const isLanguageTag = (value: string): boolean => TAG.test(value);
