/** Makes text safe for a terminal, and for a line of a mail. */

const OBEYED = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/**
 * Shows what a terminal would obey, or what would turn the reading order, as \uXXXX: a visitor's
 * text could contain it.
 */
export function printable(text: string): string {
  const escaped = (letter: string) => letter.charCodeAt(0).toString(16).padStart(4, '0');
  return text.replace(OBEYED, (letter) => `\\u${escaped(letter)}`);
}
