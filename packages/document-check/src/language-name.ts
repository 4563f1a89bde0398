/** Returns the name of a language in the language `locale`, such as “Austrian German” for `de-AT`; the tag if it has no name. */
export function languageName(tag: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, {type: 'language'}).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
