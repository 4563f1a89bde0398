/** Replaces languageLinks.ts if only one language is published (src/plugins/locales). */
export const keepAddressInLanguageLinks = (): void => undefined;
