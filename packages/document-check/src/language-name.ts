/** Returns the name of a language in that of the reader: “Austrian German” for `de-AT`; the tag itself where it has none. */
export function languageName(tag: string, reader: string): string {
  try {
    return new Intl.DisplayNames(reader, {type: 'language'}).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
