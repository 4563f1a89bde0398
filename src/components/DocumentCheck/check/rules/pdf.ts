export {default as messages} from '@generated/locales/default/document-messages-pdf.json';
export {COMMON_PDF_RULES as rules} from '@trendsoft/document-check';
