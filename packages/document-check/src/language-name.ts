/** Returns the name of a language in the reader's language, such as “Austrian German” for `de-AT`; the tag if it has no name. */
export function languageName(tag: string, reader: string): string {
  try {
    return new Intl.DisplayNames(reader, {type: 'language'}).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
