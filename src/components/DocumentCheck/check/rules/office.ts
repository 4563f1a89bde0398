export {default as messages} from '@generated/locales/default/document-messages-office.json';
export {OFFICE_RULES as rules} from '@trendsoft/document-check';
