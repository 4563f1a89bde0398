/**
 * Which family of services an address belongs to, by the folder or file below `oursolutions`:
 * Testing, Cyber, Document. A family has a hue of its own in tokens.css; the others have the brand's.
 */
export const familyOf = (path: string): string | undefined =>
  /oursolutions\/([A-Z][a-z]+)/.exec(path)?.[1];
