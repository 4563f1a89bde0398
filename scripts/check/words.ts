/** Where the company's words are kept; cspell.json names it too. */
export const WORD_LIST = 'pages/words.txt';
