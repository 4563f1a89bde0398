/** Submissions as browsers send them. */
import {careers, contact} from '../../../src/forms/tables';
import {otherAnswers, POSITION} from '../../setup/answers';

export const ENQUIRY = {
  ...otherAnswers(contact, ['countryCode']),
  name: 'Asha Rao',
  phoneNumber: '+91 9876543210',
  email: 'asha@example.com',
  companyName: 'Example & Sons',
  enquiries: 'Web Accessibility',
};

/** The same enquiry from a browser without JavaScript. */
export const ENQUIRY_PARTS = {...ENQUIRY, countryCode: 'IN', phoneNumber: '9876543210'};

export const APPLICATION = {
  ...otherAnswers(careers, ['countryCode']),
  name: 'Ravi Kumar',
  email: 'ravi@example.com',
  phoneNumber: '+44 9876543210',
  position: POSITION,
};

export const APPLICATION_PARTS = {...APPLICATION, countryCode: 'GB', phoneNumber: '9876543210'};

/** A file that was chosen in a form; its field is the form's only one for files, unless `part` names another. */
export interface ChosenFile {
  name: string;
  bytes: Uint8Array;
  part?: string;
}
