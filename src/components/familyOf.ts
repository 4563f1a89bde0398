/**
 * Which family of services an address belongs to: Testing, Cyber, Document. That is the folder or file below
 * `oursolutions`, and the document check's family is Document. A family has a hue of its own in tokens.css; the others
 * have the brand's.
 */
export const familyOf = (path: string): string | undefined =>
  /\/document-check\/?$/.test(path) ? 'Document' : /oursolutions\/([A-Z][a-z]+)/.exec(path)?.[1];
