export {default as words} from '@generated/locales/default/document-words-office.json';
export {OFFICE_RULES as rules} from 'document-check';
