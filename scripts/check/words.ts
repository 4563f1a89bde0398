/** Where the company's words are kept; cspell.json names it too. */
export const WORD_LIST = 'pages/words.txt';

/** What finds these words as they are: C++ is no pattern. */
export const patternOf = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
