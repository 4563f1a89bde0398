/** What to do in the program that made a file, by topic or rule. `office`: the same in Word and PowerPoint; `save`: the last step for a PDF. */
import type {Program} from '../producer.ts';

export const STEP_WORDS: Readonly<Record<Program | 'office', Readonly<Record<string, string>>>> = {
  office: {
    title: 'Choose “File” > “Info”. Under “Properties”, type the title of the document.',
    language:
      'Select all text with Ctrl+A, choose “Review” > “Language” > “Set Proofing Language”, and pick the language. Then do so for each part in another language.',
    pictures:
      'Click a picture with the right mouse button and choose “View Alt Text”. Write what it says, or tick “Mark as decorative”. Do so for each.',
    tables:
      'Click in each cell that is merged and choose “Layout” > “Split Cells”. Move a table that is inside another one below it.',
    links:
      'Click the link with the right mouse button, choose “Edit Link”, and under “Text to display” write where it leads.',
    contrast: 'Select the text, choose “Home” > “Font Color”, and pick a darker colour.',
    lists:
      'Select the lines of the list and choose “Home” > “Bullets” or “Numbering”. Then delete the signs that were typed.',
    captions:
      'Click the video, choose “Playback” > “Insert Captions”, and pick a caption file (.vtt).',
  },
  word: {
    headings:
      'Click in each heading and choose “Home” > “Styles” > “Heading 1”, and “Heading 2” for the parts below it. Leave out no level.',
    tableHeaders:
      'Click in the first row of the table. Tick “Table Design” > “Header Row”, and choose “Layout” > “Repeat Header Rows”.',
    contents:
      'Delete the table of contents, choose “References” > “Table of Contents”, and pick an automatic one.',
    footnotes: 'Delete the note and choose “References” > “Insert Footnote” at its place.',
    order:
      'Click each picture and box, then the “Layout Options” button beside it, and choose “In Line with Text”.',
    'word-blank-lines':
      'Press Ctrl+Shift+8 to see blank lines. Delete them, and set the space under “Layout” > “Spacing”.',
    restricted: 'Choose “Review” > “Restrict Editing” > “Stop Protection”.',
    outline:
      'When you save the PDF, choose “Options” and tick “Create bookmarks using” > “Headings”.',
    save: 'Choose “File” > “Save As” > “PDF”, then “Options”, and tick “Document structure tags for accessibility”. Do not print to PDF.',
  },
  powerpoint: {
    headings:
      'Choose “View” > “Outline View”, and type a title of its own beside the number of each slide.',
    tableHeaders: 'Click in the table and tick “Table Design” > “Header Row”.',
    order:
      'Choose “Review” > “Check Accessibility” > “Reading Order Pane”, and move what is read first to the top.',
    outline:
      'In the list of slides, click the name of the section with the right mouse button and choose “Rename Section”.',
    save: 'Choose “File” > “Export” > “Create PDF/XPS”, then “Options”, and tick “Document structure tags for accessibility”. Do not print to PDF.',
  },
  libreoffice: {
    title: 'Choose “File” > “Properties” > “Description”, and type the title.',
    language:
      'Choose “Tools” > “Language” > “For All Text”, and pick the language. Then do so for each part in another language.',
    pictures:
      'Click a picture with the right mouse button and choose “Alt Text”. Write what it says, or tick “Decorative”. Do so for each.',
    headings:
      'Click in each heading and choose “Styles” > “Heading 1”, and “Heading 2” for the parts below it. In Impress, type a title into the title box of each slide.',
    tableHeaders:
      'Click in the table, choose “Table” > “Properties” > “Text Flow”, and tick “Repeat heading”.',
    tables: 'Click in each cell that is merged and choose “Table” > “Split Cells”.',
    links:
      'Click the link with the right mouse button, choose “Edit Hyperlink”, and under “Text” write where it leads.',
    lists:
      'Select the lines of the list and choose “Format” > “Lists”. Then delete the signs that were typed.',
    contents:
      'Delete the table of contents, and choose “Insert” > “Table of Contents and Index” in its place.',
    order:
      'Click each picture and box with the right mouse button and choose “Anchor” > “As Character”.',
    outline: 'When you export the PDF, tick “Outlines” under “General”.',
    save: 'Choose “File” > “Export As” > “Export as PDF”, and tick “Universal Accessibility (PDF/UA)”.',
  },
  googleDocs: {
    title:
      'Google Docs writes no title into a PDF. Choose “File” > “Download” > “Microsoft Word”, and go on in Word: “File” > “Info” > “Title”.',
    language: 'Choose “File” > “Language”, and pick the language.',
    pictures: 'Click a picture, press Ctrl+Alt+Y, and write what it says. Do so for each.',
    headings:
      'Click in each heading and choose “Format” > “Paragraph styles” > “Heading 1”, and “Heading 2” for the parts below it.',
    tableHeaders:
      'Click the first row with the right mouse button and choose “Pin header up to this row”.',
    links: 'Click the link, then the pencil, and write where it leads.',
    lists:
      'Select the lines of the list and choose “Format” > “Bullets and numbering”. Then delete the signs that were typed.',
    contents: 'Choose “Insert” > “Table of contents”, and delete the one that was typed.',
    save: 'Choose “File” > “Download” > “PDF Document”. Do not print to PDF.',
  },
  indesign: {
    title:
      'Choose “File” > “File Info”, and type the “Document Title”. When you export, set “Display Title” to “Document Title”.',
    language: 'When you export the PDF, pick the “Language” under “Advanced”.',
    pictures:
      'Select a picture, choose “Object” > “Object Export Options” > “Alt Text” > “Custom”, and write what it says. For decoration, choose “Tagged PDF” > “Artifact”.',
    headings:
      'In the options of each heading’s paragraph style, choose “Export Tagging” and the tag: H1, then H2 for the parts below it.',
    tableHeaders:
      'Select the first row of the table and choose “Table” > “Convert Rows” > “To Header”.',
    order:
      'Choose “Window” > “Articles”, drag the parts there in their order, and tick “Use for Reading Order in Tagged PDF”.',
    lists: 'Select the lines and choose “Type” > “Bulleted & Numbered Lists” > “Apply Bullets”.',
    outline:
      'Choose “Layout” > “Table of Contents”, tick “Create PDF Bookmarks”, and tick “Bookmarks” when you export.',
    save: 'Choose “File” > “Export” > “Adobe PDF (Interactive)”, and tick “Create Tagged PDF”.',
  },
  latex: {
    title: 'Load hyperref, and give it the options “pdftitle” and “pdfdisplaydoctitle=true”.',
    language: 'Write “lang=en”, with your language, into \\DocumentMetadata.',
    pictures:
      'Give \\includegraphics the option “alt” with what the picture says, or “artifact” for decoration.',
    headings: 'Use \\section, \\subsection and \\subsubsection, not bold text. Leave out no level.',
    tableHeaders: 'Before the table, write \\tagpdfsetup with “table/header-rows=1”.',
    outline: 'Load hyperref: it makes bookmarks from the headings.',
    save: 'Write \\DocumentMetadata with “tagging=on, pdfstandard=ua-1” before \\documentclass, and run LuaLaTeX of 2025 or later twice.',
  },
  browser: {
    title: 'In the web page, write the title into the element “title”.',
    language: 'In the web page, set “lang” on the element “html”.',
    pictures:
      'In the web page, write into “alt” of each picture what it says, and leave it empty for decoration.',
    headings: 'In the web page, use h1 for the title and h2 for the parts below it.',
    tableHeaders: 'In the web page, use “th” for the cells of the first row.',
    save: 'Open the page in Chrome or Edge, press Ctrl+P, and choose “Save as PDF”. Other browsers write no tags.',
  },
  scanner: {
    scanned:
      'Look for the file that was printed, and save that as PDF. If there is only paper, scan it at 300 dpi. In Acrobat Pro, choose “Scan & OCR” > “Recognize Text”, then “Prepare for accessibility” > “Automatically tag PDF”.',
  },
  printer: {
    save: 'This PDF was printed, and printing loses all tags. Open the original, and choose “Save As” or “Export” and not “Print”.',
  },
  acrobat: {
    title:
      'In Acrobat Pro, choose “File” > “Properties”. Type the title under “Description”, and set “Initial View” > “Show” to “Document Title”.',
    language: 'In Acrobat Pro, choose “File” > “Properties” > “Advanced”, and pick the language.',
    untagged:
      'In Acrobat Pro, choose “Prepare for accessibility” > “Automatically tag PDF”. Then check the order and the headings: it guesses.',
    scanned: 'In Acrobat Pro, choose “Scan & OCR” > “Recognize Text” > “In This File”.',
    pictures:
      'In Acrobat Pro, choose “Prepare for accessibility” > “Set alternate text”, and write what each picture says, or tick “Decorative figure”.',
    fields:
      'In Acrobat Pro, choose “Prepare a form”, double-click each field, and type into “Tooltip” what to fill in.',
    headings:
      'In Acrobat Pro, choose “Prepare for accessibility” > “Fix reading order”, draw a box around each heading, and choose “Heading 1” to “Heading 6”.',
    tableHeaders:
      'In Acrobat Pro, choose “Fix reading order”, click the table, then “Table Editor”. Click a header cell with the right mouse button, and choose “Table Cell Properties” > “Header Cell” and its “Scope”.',
    links:
      'In Acrobat Pro, open the “Accessibility tags” panel, and choose “Find” > “Unmarked Links” > “Tag Element”.',
    annotations:
      'In Acrobat Pro, open the “Accessibility tags” panel, and choose “Find” > “Unmarked Annotations” > “Tag Element”.',
    tabOrder:
      'In Acrobat Pro, open the page thumbnails and press Ctrl+A. Click one with the right mouse button, and choose “Page Properties” > “Tab Order” > “Use Document Structure”.',
    outline:
      'In Acrobat Pro, open the “Bookmarks” panel, and choose “New Bookmarks From Structure”.',
    protection:
      'In Acrobat Pro, choose “File” > “Properties” > “Security”, and tick “Enable text access for screen reader devices”.',
    fonts: 'In Acrobat Pro, choose “Use print production” > “Preflight” > “Embed missing fonts”.',
  },
};

export const PROGRAM_WORDS: Readonly<Record<Program, string>> = {
  word: 'Word',
  powerpoint: 'PowerPoint',
  libreoffice: 'LibreOffice',
  googleDocs: 'Google Docs',
  indesign: 'InDesign',
  latex: 'LaTeX',
  browser: 'a web browser',
  scanner: 'a scanner',
  printer: 'printing to PDF',
  acrobat: 'Acrobat',
};

export const WHO_WORDS = {
  you: 'You can do this yourself, in a few minutes.',
  original: 'You need the original file.',
  specialist: 'This needs somebody who repairs PDF files.',
} as const;
