/** Returns text with a capital first letter. */
export const capitalise = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
