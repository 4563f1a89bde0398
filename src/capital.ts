/** Returns text with a capital first letter. */
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
