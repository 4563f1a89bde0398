/**
 * Returns the family of services of a path: Testing, Cyber or Document, by the folder or file below `oursolutions`.
 * The document check belongs to Document. Each family has its own hue in tokens.css; other pages have the brand's
 * hue.
 */
export const familyOf = (path: string): string | undefined =>
  /\/document-check\/?$/.test(path) ? 'Document' : /oursolutions\/([A-Z][a-z]+)/.exec(path)?.[1];
