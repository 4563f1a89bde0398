import {careers} from './careers';
import {contact} from './contact';
import {quote} from './quote';

/** Every form of the site: a new table is added here, and nowhere else. */
export const TABLES = [contact, careers, quote] as const;
