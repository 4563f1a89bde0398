/** Names of the formats, the same in every language. */
export const FORMAT_NAMES = {pdf: 'PDF', word: 'Word', powerpoint: 'PowerPoint'} as const;
