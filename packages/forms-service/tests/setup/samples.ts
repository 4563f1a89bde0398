/** Submissions of the museum's forms, as browsers send them. */
import {actionOf} from '../../src/forms/form';
import {article, visit} from '../../src/example/forms';
import type {NewFile, NewSubmission} from '../../src/server/store/store';
import {BYTES} from './requests';

export const VISIT_PATH = actionOf(visit);
export const ARTICLE_PATH = actionOf(article);

export const VISIT = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phoneNumber: '+47 98765432',
  school: 'Example & Sons',
  tour: 'Ships',
};

/** The same request from a browser without JavaScript. */
export const VISIT_PARTS = {...VISIT, countryCode: 'NO', phoneNumber: '98765432'};

export const ARTICLE = {email: 'ravi@example.com', title: 'Two keels'};

/** A damaged manuscript, which is accepted by its first bytes. */
export const MANUSCRIPT = {part: 'manuscript', name: 'keels.pdf', bytes: BYTES};

/** An article with its cover, as the store gets it. */
export const WITH_FILE = {
  form: 'article',
  fields: ARTICLE,
  files: [{field: 'cover', name: 'keels.pdf', type: 'application/pdf', bytes: BYTES}] as [NewFile],
} as const satisfies NewSubmission;
