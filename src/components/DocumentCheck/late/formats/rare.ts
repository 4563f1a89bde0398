export {default as words} from '@generated/locales/default/document-words-rare.json';
export const rules = [];
