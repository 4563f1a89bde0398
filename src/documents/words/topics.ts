/** What people meet, and what to do about it, by topic. */
import type {Topic} from '../rules';

export const TOPIC_WORDS: Readonly<Record<Topic, readonly [meets: string, todo: string]>> = {
  scanned: [
    'Pages are pictures of text: there are no words to read out, to search or to enlarge.',
    'Recognise the text, or better, make the PDF from the original document.',
  ],
  recognised: [
    'Pages are pictures with recognised text behind them: a word that was recognised wrongly is read out wrongly.',
    'Correct the recognised text, or better, make the PDF from the original document.',
  ],
  untagged: [
    'The document is not tagged: headings, lists, tables and the order of reading are not there for assistive technology.',
    'Export the original as a tagged PDF, or have the file tagged.',
  ],
  protection: [
    'The protection of the document may keep assistive technology from reading it.',
    'Change the security settings so that content may be read out.',
  ],
  dynamicForm: [
    'The form is of a kind that most readers cannot show, and screen readers cannot read.',
    'Save it as a static PDF form, or build a web form.',
  ],
  loose: [
    'Parts of the pages are neither tagged nor marked as decoration: they are skipped, or read out of place.',
    'Tag what carries meaning, and mark the rest as an artifact.',
  ],
  fields: [
    'Form fields say no name: nobody hears what to fill in.',
    'Give each field a tooltip, and put it into a Form tag.',
  ],
  pictures: [
    'Pictures have no words in their place: what they show is not known.',
    'Describe each picture that says something, and mark the others as decoration.',
  ],
  headings: [
    'Headings are missing or out of order: there is no finding one’s way, and no jumping to a part.',
    'Use heading styles, from the first level on, and skip none.',
  ],
  tableHeaders: [
    'Cells of tables do not say which row and column they belong to: numbers are read without their meaning.',
    'Mark header cells, and say whether they head a row or a column.',
  ],
  tables: [
    'Tables are not built row by row: cells are read in the wrong place, or not at all.',
    'Build each table of rows, with as many cells in each.',
  ],
  links: [
    'Links do not say where they lead, or are not known as links.',
    'Tag each link, and give it words that say where it leads.',
  ],
  characters: [
    'Letters do not say which letters they are: gibberish is read out, copied and found.',
    'Export again with fonts that carry Unicode values.',
  ],
  language: [
    'The document does not say its language: it is read out with the sounds of another one.',
    'Set the language of the document, and of parts in other languages.',
  ],
  lists: [
    'Lists are not built as lists: nobody hears how many entries there are, or where one ends.',
    'Use the list function, or tag lists as L, LI and LBody.',
  ],
  contents: [
    'The table of contents is not built as one.',
    'Make it with the program’s own function, or tag it as TOC and TOCI.',
  ],
  formulas: [
    'Formulas have no words in their place: they are read as loose signs, or not at all.',
    'Give each formula a description.',
  ],
  roles: [
    'Tags have names that no reader knows, or stand for the wrong thing.',
    'Use standard tags, or map your own to them.',
  ],
  annotations: [
    'Comments and other things laid upon the page are not found, or say nothing.',
    'Put each into an Annot tag with a description, or remove it.',
  ],
  footnotes: [
    'Footnotes cannot be told apart: there is no way to a note and back.',
    'Give each note an id of its own.',
  ],
  order: [
    'Parts may be read in another order than they are meant.',
    'Read the document aloud in its own order, and put the parts in line with the text.',
  ],
  attachments: [
    'Attached files have no name: nobody knows what they are.',
    'Name each attached file.',
  ],
  reused: [
    'The same tagged part is used several times, or comes from another file: it has no one place in the order of reading.',
    'Export the document again without reused or linked parts.',
  ],
  tabOrder: [
    'The Tab key does not follow the order of the document.',
    'Set the tab order of each page to follow the structure.',
  ],
  restricted: [
    'Editing is restricted: assistive technology may not be able to work with the text.',
    'Take the restriction off, or hand out a PDF.',
  ],
  contrast: [
    'Text may be too pale to read.',
    'Measure text against its background: 4.5 to 1, and 3 to 1 for large text.',
  ],
  colour: ['Something may be said by colour alone.', 'Say it in words or by shape as well.'],
  fonts: [
    'Letters may look different, overlap or be missing on another device.',
    'Embed the fonts when exporting.',
  ],
  layers: [
    'Layers have no names, or change by themselves.',
    'Name each layer, and let nothing switch it by itself.',
  ],
  captions: ['Videos or sounds may have no captions.', 'Add captions, and a transcript.'],
  media: ['Media do not say what they are.', 'Give each a description and its type.'],
  title: [
    'The document has no title, or does not show it: a file name is read out instead.',
    'Write a title into the properties, and let the window show it.',
  ],
  outline: [
    'A long document has no outline to find one’s way by.',
    'Make bookmarks or sections from its headings.',
  ],
  identifier: [
    'The file does not say that it keeps PDF/UA: checks and archives take it for one that does not.',
    'Add the PDF/UA identifier when everything else is done.',
  ],
};
