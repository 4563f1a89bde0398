/** What a person must judge, because no machine can. */
export const PERSON_WORDS: Readonly<Record<string, string>> = {
  'person-order': 'Is everything read in an order that makes sense?',
  'person-tags':
    'Does each tag match its content? A heading that is tagged as a paragraph looks right, but is not announced as a heading.',
  'person-alt': 'Do the descriptions say what the pictures say?',
  'person-headings':
    'Is each line that looks like a heading marked as one, in the right rank, and does it name what follows?',
  'person-tables': 'Are the cells that are marked as headers the right ones?',
  'person-links': 'Do the words of each link say where it leads?',
  'person-fields': 'Do the names of the fields say what to fill in, and are mistakes explained?',
  'person-language':
    'Is the document in the language that it names, and are words in other languages marked?',
  'person-contrast':
    'Is all text dark enough against its background, including the text in pictures?',
  'person-colour': 'Is anything said by colour, shape or place alone?',
};
