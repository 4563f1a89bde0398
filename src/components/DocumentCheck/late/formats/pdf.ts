export {default as words} from '@generated/locales/default/document-words-pdf.json';
export {COMMON_PDF_RULES as rules} from 'document-check';
