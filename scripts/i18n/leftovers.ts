/** Finds what tools and word processors leave in a translation, and visitors would read. */

interface Leftover {
  pattern: RegExp;
  /** Completes '"…" '. */
  advice: string;
}

const LEFTOVERS: readonly Leftover[] = [
  {
    pattern: /&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i,
    advice: 'is shown as it is. Type the character itself.',
  },
  {
    // The language of a text, or that it is not finished.
    pattern: /[([](?:en|EN|eng|ENG|English)[)\]:]|\b(?:TODO:|FIXME|TBD|XXX)(?!\w)/,
    advice: 'is a note to yourself. Translate what it marks, and delete it.',
  },
  {
    pattern: /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>/i,
    advice: 'is shown as it is, since the English text has no tag here. Remove it.',
  },
  {
    pattern: /\*\*|(?<!\w)__|(?:^|\s)#{1,6}(?=\s)|\]\(/,
    advice: 'is Markdown, which visitors would read as it is here. Remove it.',
  },
  {
    pattern: /\n/,
    advice: 'is a line break, which English does not have here. Write one line.',
  },
  {
    // Such as a Cyrillic а in a Latin word.
    pattern:
      /\p{L}*(?:\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin})\p{L}*/u,
    advice:
      'has letters of two scripts that look alike, which search and screen readers do not recognise. Type the word again.',
  },
];

/** Returns a sentence for each leftover in a translation that its English text does not contain. */
export function leftoverMistakes(english: string, translated: string): string[] {
  return LEFTOVERS.flatMap(({pattern, advice}) => {
    const [found] = pattern.exec(translated) ?? [];
    if (found === undefined || pattern.test(english)) return [];
    return [`${JSON.stringify(found)} ${advice}`];
  });
}
