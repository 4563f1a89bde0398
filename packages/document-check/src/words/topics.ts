/**
 * What people meet, and what to do about it, by topic: for somebody who knows nothing of PDF. What is to be done names the
 * menu or option where there is one; a word of the format stands in brackets, for whoever does the work.
 */
import type {Topic} from '../rules/index.ts';

/** Without colour, which only a person is asked about: nothing is told above a question. */
export const TOPIC_WORDS: Readonly<
  Record<Exclude<Topic, 'colour'>, readonly [meets: string, todo: string]>
> = {
  scanned: [
    'Nothing on these pages can be read out, searched for and enlarged as text.',
    'Make the PDF again from the original document. If there is none, have the text recognised (OCR), and correct it.',
  ],
  recognised: [
    'A word that was recognised wrongly is read out wrongly.',
    'Make the PDF again from the original document, or correct the recognised text.',
  ],
  untagged: [
    'Tags are hidden marks for headings, lists and tables. Without them, the document is read out as one long text, and its order is a guess.',
    'Open the original and save it as a tagged PDF. In Word, the option is “Document structure tags for accessibility”. If there is no original, have the PDF tagged.',
  ],
  protection: [
    'A screen reader that respects the protection reads nothing.',
    'Where the protection was set, allow screen readers to read the text.',
  ],
  dynamicForm: [
    'Most programs cannot show such a form, and screen readers cannot read it.',
    'Make it again as an ordinary PDF form, or as a web form.',
  ],
  loose: [
    'Screen readers skip content without a tag.',
    'Save the PDF again from the original, with tags. What is left, have tagged by hand, or marked as decoration (artifact).',
  ],
  fields: [
    'Screen readers do not announce what to fill in.',
    'Give each field a tooltip that says what to fill in: that is what is read out. It also needs a tag (Form).',
  ],
  pictures: [
    'Screen reader users do not learn what the pictures show.',
    'Describe each picture that says something: in the original, click it with the right mouse button and choose “Alt Text”. Mark the others there as decorative.',
  ],
  headings: [
    'People who listen cannot find their way by headings.',
    'In Word, use the heading styles: “Heading 1” first, and no level left out. In PowerPoint, give each slide a title of its own.',
  ],
  tableHeaders: [
    'Numbers are read out without the row and column that they belong to.',
    'Mark the header cells. In Word, choose “Header Row” and “Repeat Header Rows”; in a PDF, also say whether a cell (TH) heads a row or a column.',
  ],
  tables: [
    'Cells are read out in the wrong place.',
    'Build each table plainly: as many cells in each row, none merged, and no table inside another. Then save again.',
  ],
  links: [
    'People who listen do not learn where these links lead.',
    'Write words that say where the link leads, not its address and not “click here”. In a PDF, each also needs a tag (Link).',
  ],
  characters: [
    'This text cannot be read out, copied and searched reliably.',
    'Save the PDF again with other fonts or another program. Then copy some text out of it: it should be the same.',
  ],
  language: [
    'The words are read out with the sounds of another language.',
    'Set the language: in Word, under “Review”; in a PDF, in its properties. Do so for parts in other languages too.',
  ],
  lists: [
    'Screen readers do not announce how many entries there are or where one ends.',
    'Make lists with the list button, not by typing signs or numbers. In a PDF, have them tagged as lists (L, LI, LBody).',
  ],
  contents: [
    'The entries of the table of contents are read out as loose lines.',
    'Let the program make it, in Word under “References”, or have it tagged (TOC, TOCI).',
  ],
  formulas: ['Formulas are read out as loose signs.', 'Give each formula a description in words.'],
  roles: [
    'Programs do not know what these tags mean: a heading is not announced as a heading.',
    'Have the tags changed to standard ones, or matched with them (role map).',
  ],
  annotations: [
    'People who listen do not find these comments, stamps and marks.',
    'Remove the ones that are not needed. Give the others a description and a tag (Annot).',
  ],
  footnotes: [
    'People cannot jump to these notes and back.',
    'Make footnotes with the program’s own function, or have each note tagged with an ID of its own.',
  ],
  order: [
    'The document is read out in the wrong order, with gaps.',
    'Have the document read aloud. In Word, put floating parts “In line with text”, and set the space between paragraphs in place of blank lines. In PowerPoint, use the “Reading Order” pane.',
  ],
  attachments: [
    'Nobody knows what the attached files are.',
    'Attach each file again, under a name that says what it is.',
  ],
  reused: [
    'Such a part is read out twice, out of place.',
    'In the original, put pictures in as copies and not as links, and save as PDF again. If that does not help, have the PDF repaired.',
  ],
  tabOrder: [
    'The Tab key does not follow the order of reading.',
    'In the properties of the pages, set the tab order to “Use Document Structure”.',
  ],
  restricted: [
    'Screen readers and other aids cannot work with the text.',
    'Take the restriction off, in Word under “Review”, or hand out a tagged PDF.',
  ],
  contrast: [
    'This text is too pale for people with low vision.',
    'Choose darker text or a lighter background. The contrast should be 4.5 to 1, or 3 to 1 for large text.',
  ],
  fonts: [
    'Letters look different on another device.',
    'Save the PDF again with all fonts embedded: look for that option where you save or export.',
  ],
  layers: [
    'People cannot tell the layers apart.',
    'Name each layer, and let nothing switch it by itself. Or save the PDF without layers.',
  ],
  captions: [
    'Without captions, people who do not hear learn nothing from sound.',
    'Play them. If somebody speaks, add captions and a transcript.',
  ],
  media: [
    'People cannot know what this media is before they play it.',
    'Describe each of them, and have its type set.',
  ],
  title: [
    'The name of the file is read out instead of a title.',
    'Write a title into the properties: in Word, under “File” and “Info”. In Acrobat, under “Properties” and “Initial View”, also show the “Document Title”.',
  ],
  outline: [
    'In a long document, people need bookmarks and named sections to find their way.',
    'When you save the PDF, let bookmarks be made from the headings. In PowerPoint, name the sections.',
  ],
  identifier: [
    'These are formal rules of PDF/UA. They stop nobody by themselves, but organisations ask for them.',
    'Leave these for last: whoever repairs the PDF sets them right when everything else is done.',
  ],
};
