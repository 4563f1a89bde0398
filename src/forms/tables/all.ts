import {careers} from './careers';
import {contact} from './contact';
import {feedback} from './feedback';
import {quote} from './quote';

/** Every form of the site: a new table is added here, and nowhere else. */
export const TABLES = [contact, careers, quote, feedback] as const;
