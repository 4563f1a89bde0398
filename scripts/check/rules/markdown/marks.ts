/** Marks that Markdown does not understand where they stand: visitors would read them as they are. */

export interface Mark {
  /** Found in the text that is left when Markdown has taken what it understands; escaped marks are blank. */
  pattern: RegExp;
  explain: (found: string) => string;
}

/** Marks that begin a line of a paragraph. */
export const AT_START: readonly Mark[] = [
  {
    pattern: /^[•·▪◦‣●–—](?=\s)/,
    explain: (found) =>
      `"${found}" is no list. Begin each line of a list with a hyphen and a space`,
  },
  {
    pattern: /^[-+](?=\p{L})/u,
    explain: () => 'A list needs a space after its hyphen: "- first"',
  },
  {
    pattern: /^\d{1,2}[.)](?=\p{L})/u,
    explain: (found) => `A list needs a space after its number: "${found.slice(0, -1)}. first"`,
  },
  {
    pattern: /^\(?(?:\d{1,2}|[a-z])\)(?=\s)/,
    explain: (found) => `"${found}" makes no list. Begin each line of a numbered list with "1. "`,
  },
  {
    pattern: /^:::\w+/,
    explain: (found) => `"${found}" is another program's box. Use a block, such as <Note>`,
  },
  {
    pattern: /^#{1,6}(?=\p{L})/u,
    explain: (found) => `A heading needs a space after ${found}`,
  },
];

/** Marks anywhere; the first that fits is told. */
export const ANYWHERE: readonly Mark[] = [
  {
    pattern: /\[\[[^\]]*\]\]/,
    explain: (found) => `"${found}" is another program's link. Write [words](/address)`,
  },
  {
    pattern: /\[\^[^\]]+\]/,
    explain: (found) =>
      `The footnote "${found}" has no text, so the mark itself is shown. Say it in the sentence, or remove the mark`,
  },
  {
    pattern: /\][^\S\n]+\((?=[/#]|https?:|mailto:)/,
    explain: () =>
      'A space stands between ] and (, so this is no link. Remove it: [words](/address)',
  },
  {
    pattern: /\([^()[\]]+\)\[[^\]\n]*\]/,
    explain: (found) =>
      `"${found}" has its brackets the wrong way round. Write the words in square ones: [words](/address)`,
  },
  {
    pattern: /\]\([^()\n]*\s[^()\n]*\)/,
    explain: (found) => {
      const address = found.slice(2, -1);
      return /^\+?[\d\s().-]+$/.test(address)
        ? `${address} is a telephone number. Write tel:${address.replaceAll(/[^\d+]/g, '')}, without spaces`
        : `The address "${address}" has a space in it, so this is no link. Write it without`;
    },
  },
  {
    pattern: /\]\([^)\n]*$/m,
    explain: () => 'A link is not closed. Write ) after its address',
  },
  {
    pattern: /\[[^\]\n]+\](?=[/#]\w)/,
    explain: (found) => `The address after "${found}" needs round brackets: ${found}(/address)`,
  },
  {
    pattern: /!\[[^\]\n]*\]/,
    explain: (found) =>
      `"${found}" is a picture without its address, so its words are shown in its place. Write the address right behind: ![what it shows](/img/name.webp)`,
  },
  {
    pattern: /\[[^\]\n]+\](?:\[[^\]\n]*\])?/,
    explain: (found) =>
      `"${found}" stands in square brackets: a link without its address, or a place to fill in. Write [words](/address), or the words alone`,
  },
  {
    pattern: /(?<=^|\s)\*\*(?=\s)/,
    explain: () =>
      '"**" is shown as it is: a space stands between the marks and the words. Write **words**',
  },
  {
    pattern: /\*\*|(?<!\w)__(?=\S)|(?<=\S)__(?!\w)/,
    explain: (found) => `"${found}" is shown as it is: bold is not closed. Write **words**`,
  },
  {
    pattern: /~~|(?<!=)==(?!=)/,
    explain: (found) => `"${found}" is shown as it is. Remove the marks, or use **words**`,
  },
  {
    pattern:
      /(?<![\w*])\*(?=\p{L})|(?<=\p{L})\*(?![\w*])|(?<![\w_])_(?=\p{L})|(?<=\p{L})_(?![\w_])/u,
    explain: (found) =>
      `"${found}" is shown as it is: what is stressed is not closed, or a space stands inside. Write *words*`,
  },
  {
    pattern: /`/,
    explain: () => 'A ` is shown as it is: code is not closed. Write `code`',
  },
  {
    pattern: /&amp;#?\w+;/,
    explain: (found) => `"${found}" shows the code and not the sign. Type the sign itself`,
  },
];
