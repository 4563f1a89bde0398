export {default as words} from '@generated/locales/default/document-words-pdfRare.json';
export {RARE_PDF_RULES as rules} from 'document-check';
