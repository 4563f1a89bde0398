/**
 * Returns what is wrong with the name of a page, which becomes an address and text in code that messages suggest;
 * undefined if it is accepted.
 * @param file relative path with slashes
 */
export function nameMistake(file: string): string | undefined {
  return /^[\w./-]+$/.test(file)
    ? undefined
    : `${file}: a page's name becomes its address, so it has only letters, digits, hyphens and underscores. Rename it.`;
}
