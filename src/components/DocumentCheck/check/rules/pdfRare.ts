export {default as messages} from '@generated/locales/default/document-messages-pdfRare.json';
export {RARE_PDF_RULES as rules} from '@trendsoft/document-check';
