/** What a person must judge, because no machine can. */
export const PERSON_WORDS: Readonly<Record<string, string>> = {
  'person-order': 'Is everything read in an order that makes sense?',
  'person-tags': 'Does each tag stand for what it is: headings, paragraphs, lists, tables?',
  'person-alt': 'Do the descriptions say what the pictures say?',
  'person-headings': 'Do the headings name what follows, and in the right rank?',
  'person-tables': 'Are the cells marked as headers those that head rows and columns?',
  'person-links': 'Do the words of each link say where it leads?',
  'person-fields': 'Do the names of the fields say what to fill in, and are mistakes explained?',
  'person-language': 'Are words in other languages marked as such?',
  'person-contrast': 'Is the text dark enough against its background?',
  'person-colour': 'Is anything said by colour, shape or place alone?',
};
