export {default as messages} from '@generated/locales/default/document-messages-rare.json';
export const rules = [];
