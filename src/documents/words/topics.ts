/**
 * What people meet, and what to do about it, by topic: for somebody who knows nothing of PDF. What is to be done names the
 * menu or option where there is one; a word of the format stands in brackets, for whoever does the work.
 */
import type {Topic} from '../rules';

/** Without colour, which only a person is asked about: nothing is told above a question. */
export const TOPIC_WORDS: Readonly<
  Record<Exclude<Topic, 'colour'>, readonly [meets: string, todo: string]>
> = {
  scanned: [
    'Pages are pictures of text, as a scanner makes them: there are no words to read out, to search or to enlarge.',
    'Make the PDF again from the original document. If there is none, have the text recognised (OCR), and correct it.',
  ],
  recognised: [
    'Pages are pictures with recognised text behind them: a word that was recognised wrongly is read out wrongly.',
    'Make the PDF again from the original document, or correct the recognised text.',
  ],
  untagged: [
    'The document has no tags, the hidden notes that say what is a heading, a list or a table: it is read out as one long text, perhaps in the wrong order.',
    'Open the original and save it as a tagged PDF. In Word, the option is “Document structure tags for accessibility”. If there is no original, have the PDF tagged.',
  ],
  protection: [
    'The protection of the document may keep screen readers from reading it.',
    'Where the protection was set, allow screen readers to read the text.',
  ],
  dynamicForm: [
    'The form is of a kind (XFA) that most programs cannot show, and screen readers cannot read.',
    'Make it again as an ordinary PDF form, or as a web form.',
  ],
  loose: [
    'Parts of the pages have no tag, and are not marked as decoration either: they are skipped, or read out of place.',
    'Save the PDF again from the original, with tags. What is left, have tagged by hand, or marked as decoration (artifact).',
  ],
  fields: [
    'Form fields have no name: nobody hears what to fill in.',
    'Give each field a tooltip that says what to fill in: that is what is read out. It also needs a tag (Form).',
  ],
  pictures: [
    'Pictures have no useful description: nobody who listens knows what they show.',
    'Describe each picture that says something: in the original, click it with the right mouse button and choose “Alt Text”. Mark the others there as decorative.',
  ],
  headings: [
    'Headings are missing or out of order: there is no finding one’s way, and no jumping to a part.',
    'In Word, use the heading styles: “Heading 1” first, and no level left out. In PowerPoint, give each slide a title of its own.',
  ],
  tableHeaders: [
    'Cells of tables do not say which row and column they belong to: numbers are read without their meaning.',
    'Mark the header cells. In Word, choose “Header Row” and “Repeat Header Rows”; in a PDF, also say whether a cell (TH) heads a row or a column.',
  ],
  tables: [
    'Tables are not built row by row: cells are read in the wrong place, or not at all.',
    'Build each table plainly: as many cells in each row, none merged, and no table inside another. Then save again.',
  ],
  links: [
    'Links do not say where they lead, or are not known as links.',
    'Write words that say where the link leads, not its address and not “click here”. In a PDF, each also needs a tag (Link).',
  ],
  characters: [
    'Letters do not say which letters they are: what is read out, copied or searched is gibberish.',
    'Save the PDF again with other fonts or another program. Then copy some text out of it: it should be the same.',
  ],
  language: [
    'The document does not say its language, or not for all its words: they are read out with the sounds of another one.',
    'Set the language: in Word, under “Review”; in a PDF, in its properties. Do so for parts in other languages too.',
  ],
  lists: [
    'Lists are not built as lists: nobody hears how many entries there are, or where one ends.',
    'Make lists with the list button, not by typing signs or numbers. In a PDF, have them tagged as lists (L, LI, LBody).',
  ],
  contents: [
    'The table of contents is not built as one: its entries are read out as loose lines.',
    'Let the program make it, in Word under “References”, or have it tagged (TOC, TOCI).',
  ],
  formulas: [
    'Formulas have no words in their place: they are read as loose signs, or not at all.',
    'Give each formula a description in words.',
  ],
  roles: [
    'Tags have names that no program knows, or stand for the wrong thing: a heading may not be heard as one.',
    'Have the tags changed to standard ones, or matched with them (role map).',
  ],
  annotations: [
    'Comments and other things laid upon the page are not found, or say nothing.',
    'Remove those that are not needed. Give each of the others a description and a tag (Annot).',
  ],
  footnotes: [
    'Footnotes cannot be told apart: there is no way to a note and back.',
    'Make footnotes with the program’s own function, or have each note tagged with an ID of its own.',
  ],
  order: [
    'Parts may be read in another order than they are meant, or with blank lines read out in between.',
    'Have the document read aloud. In Word, put floating parts “In line with text”, and set the space between paragraphs in place of blank lines. In PowerPoint, use the “Reading Order” pane.',
  ],
  attachments: [
    'Attached files have no name: nobody knows what they are.',
    'Attach each file again, under a name that says what it is.',
  ],
  reused: [
    'A part such as a logo is stored once and shown in several places, or comes from another file: it may be read twice, in the wrong place, or not at all.',
    'In the original, put pictures in as copies and not as links, and save as PDF again. If that does not help, have the PDF repaired.',
  ],
  tabOrder: [
    'The Tab key may jump through links and fields in another order than they are read.',
    'In the properties of the pages, set the tab order to “Use Document Structure”.',
  ],
  restricted: [
    'Editing is restricted: screen readers and other aids may not be able to work with the text.',
    'Take the restriction off, in Word under “Review”, or hand out a tagged PDF.',
  ],
  contrast: [
    'Text may be too pale to read.',
    'Choose darker text or a lighter background. The contrast should be 4.5 to 1, or 3 to 1 for large text.',
  ],
  fonts: [
    'Letters may look different, overlap or be missing on another device.',
    'Save the PDF again with all fonts embedded: look for that option where you save or export.',
  ],
  layers: [
    'Layers have no names, or change by themselves.',
    'Name each layer, and let nothing switch it by itself. Or save the PDF without layers.',
  ],
  captions: [
    'Videos or sounds may have no captions.',
    'Play them. If somebody speaks, add captions and a transcript.',
  ],
  media: [
    'Videos or sounds do not say what they are.',
    'Describe each of them, and have its type set.',
  ],
  title: [
    'The document has no title, or does not show it: a file name is read out instead.',
    'Write a title into the properties: in Word, under “File” and “Info”. In Acrobat, under “Properties” and “Initial View”, also show the “Document Title”.',
  ],
  outline: [
    'A long document has no bookmarks or named sections to find one’s way by.',
    'When you save the PDF, let bookmarks be made from the headings. In PowerPoint, name the sections.',
  ],
  identifier: [
    'The file does not say correctly that it keeps PDF/UA, the standard for PDFs that everyone can use. This alone stops nobody, but organisations ask for it.',
    'Leave it for last: whoever repairs the PDF sets this mark (PDF/UA identifier) when everything else is done.',
  ],
};
