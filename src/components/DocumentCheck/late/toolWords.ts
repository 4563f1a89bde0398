import {translate} from '@docusaurus/Translate';

/** The buttons beside the results. */
export const toolWords = () => ({
  label: translate({
    id: 'DocumentCheck.keep',
    message: 'Keep these results',
    description: 'Name of the group of buttons above the results of the document check',
  }),
  copy: translate({
    id: 'DocumentCheck.copy',
    message: 'Copy as text',
    description: 'Button: puts the results of the document check on the clipboard',
  }),
  print: translate({
    id: 'DocumentCheck.print',
    message: 'Print, or save as PDF',
    description: 'Button: prints a report of the document check, which browsers can save as a PDF',
  }),
  saveHtml: translate({
    id: 'DocumentCheck.saveHtml',
    message: 'Save as a web page',
    description: 'Button: saves the results of the document check as an HTML file',
  }),
  saveEarl: translate({
    id: 'DocumentCheck.saveEarl',
    message: 'Save as data (EARL)',
    description:
      'Button: saves the results of the document check for other programs; EARL is the name of a format',
  }),
  copied: translate({
    id: 'DocumentCheck.copied',
    message: 'The results are on the clipboard.',
    description: 'Said by the document check after the button Copy as text was pressed',
  }),
  notCopied: translate({
    id: 'DocumentCheck.notCopied',
    message: 'The browser does not allow copying. Save the results as a web page instead.',
    description: 'Said by the document check after the button Copy as text was pressed in vain',
  }),
  saved: translate({
    id: 'DocumentCheck.saved',
    message: 'The file was handed to your browser to save.',
    description: 'Said after a button that saves the results of the document check',
  }),
  notSaved: translate({
    id: 'DocumentCheck.notSaved',
    message:
      'What makes the file could not be fetched. Look at your internet connection, then press the button again.',
    description:
      'Said after a button that saves the results of the document check was pressed in vain',
  }),
  fileName: translate({
    id: 'DocumentCheck.fileName',
    message: 'document-check',
    description:
      'Name of a file saved by the document check, without its ending: letters, digits, hyphens',
  }),
  title: translate({
    id: 'DocumentCheck.title',
    message: 'Results of a document check',
    description: 'Title and first heading of saved or copied results of the document check',
  }),
  blind: translate({
    id: 'DocumentCheck.promise',
    message:
      'A program found this. It cannot see everything, so no result of it says that a document is good for everyone.',
    description: 'Below the title of saved or copied results of the document check',
  }),
  remove: translate({
    id: 'DocumentCheck.remove',
    message: 'Remove this result',
    description: 'Button below the result of one document: takes it off the page',
  }),
});
