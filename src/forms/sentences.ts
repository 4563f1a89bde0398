/** Every message and label of the site's forms, for the server, translators and tests; no browser loads this module. */
import {sentencesOf} from '@trendsoft/forms-service/sentences';
import {FORMS} from './tables';

const SENTENCES = sentencesOf(FORMS);

export const {messages: MESSAGES, toTranslate: sentencesToTranslate, translator} = SENTENCES;
