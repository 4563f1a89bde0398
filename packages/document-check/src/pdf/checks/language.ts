const TAG = /^[a-z]{1,8}(-[a-z0-9]{1,8})*$/i;

/**
 * The name of a language, such as "English": ISO 639 has no tags of four letters or more. RFC 3066 allowed up to eight
 * letters, and the veraPDF corpus has such a tag, so eight letters pass.
 */
const LANGUAGE_NAME = /^[a-z]{4,7}$/i;

/**
 * Returns whether a value of Lang has the syntax of a language tag: ISO 32000-1, 14.9.2, RFC 3066. The empty string
 * and the name of a language do not. See namesLanguage for tags that stand for no language.
 */
export const isLanguageTag = (value: string): boolean =>
  TAG.test(value) && !LANGUAGE_NAME.test(value);
