/** What is not as it should be in Word and PowerPoint files, by rule, for one and for {count}. */
export const OFFICE_WORDS: Readonly<Record<string, string>> = {
  'office-title': 'The document has no title in its properties.',
  'office-language': 'No language is set for the text.',
  'office-alt': 'A picture has no alternative text.|{count} pictures have no alternative text.',
  'office-alt-file-name':
    'The alternative text of a picture is the name of a file.|The alternative texts of {count} pictures are names of files.',
  'word-no-headings': 'No paragraph has a heading style.',
  'word-heading-skipped': 'A heading level is skipped.|Heading levels are skipped {count} times.',
  'word-heading-empty': 'A heading has no text.|{count} headings have no text.',
  'word-heading-look-alike':
    'A short bold paragraph looks like a heading but has no heading style.|{count} short bold paragraphs look like headings but have no heading style.',
  'office-table-header': 'A table has no header row.|{count} tables have no header row.',
  'word-table-header-repeat':
    'The first row of a table only looks like a header: it is not set to repeat as one.|The first rows of {count} tables only look like headers: they are not set to repeat as such.',
  'office-table-merged': 'A table has merged cells.|{count} tables have merged cells.',
  'word-table-nested': 'A table is inside another table.|{count} tables are inside another table.',
  'word-list-typed':
    'A list is typed by hand, not made with the list button.|{count} lists are typed by hand, not made with the list button.',
  'office-link-text':
    'The text of a link does not say where it leads.|The texts of {count} links do not say where they lead.',
  'word-blank-lines':
    'Blank lines make room in a place: each is read out as “blank”.|Blank lines make room in {count} places: each is read out as “blank”.',
  'word-floating':
    'A floating object is not in line with the text.|{count} floating objects are not in line with the text.',
  'word-restricted': 'Editing the document is restricted.',
  'word-contrast':
    'A piece of text has a colour too close to its background.|{count} pieces of text have a colour too close to their background.',
  'slide-title': 'A slide has no title.|{count} slides have no title.',
  'slide-title-repeated':
    'A slide has the title of another slide.|{count} slides have the title of another slide.',
  'slide-title-order':
    'On a slide, the title is not read first.|On {count} slides, the title is not read first.',
  'slide-captions':
    'A slide has media. Check that it has captions.|{count} slides have media. Check that they have captions.',
  'slide-section':
    'A section still has the name that the program gave it.|{count} sections still have the names that the program gave them.',
};
