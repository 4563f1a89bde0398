/** Makes text safe for terminals and for a line of a mail. */

const UNSAFE = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/**
 * Escapes control characters, and characters that change the reading direction, as \uXXXX: a visitor's
 * text may contain them.
 */
export function printable(text: string): string {
  const hexOf = (character: string) => character.charCodeAt(0).toString(16).padStart(4, '0');
  return text.replace(UNSAFE, (character) => `\\u${hexOf(character)}`);
}
