export {default as words} from '@generated/locales/default/document-words-pdf.json';
export {USUAL_PDF_RULES as rules} from 'document-check';
