/**
 * Every sentence a form can answer with, once, for browser and server.
 * Wording and spelling are SPEC.md's (sections 4, 5 and 8); the entries marked
 * "ours" fill gaps that the README lists under "Departures on purpose".
 *
 * The browser translates by id (`translateMessage` in src/components/FormStatus),
 * `npm run i18n:extract` copies the ids into i18n/, and the server answers in the language of
 * the page that posted (translations.ts).
 */

export interface Message {
  message: string;
  /** Tells a translator where the sentence appears. */
  description: string;
}

const error = (message: string, field: string): Message => ({
  message,
  description: `Error message beside the ${field} field of a form`,
});

export const MESSAGES = {
  nameRequired: error('Name is required', 'name'),
  nameInvalid: error('Please enter valid name', 'name'),
  emailRequired: error('Email is required', 'email'),
  emailInvalid: error('Please enter valid email address', 'email (contact form)'),
  emailInvalidCareers: error('invalid email address', 'email (careers form)'),
  countryCodeRequired: error('Country Code is required', 'country code'),
  phoneNumberRequired: error('Phone Number is required', 'phone number'),
  phoneNumberInvalid: error('Please enter valid Phone Number', 'phone number'),
  phoneNumberLength: error('Please enter 10 Digit Phone Number', 'phone number'),
  companyNameRequired: error('Company Name is required', 'company name'),
  enquiriesRequired: error('Select Enquiries is required', 'purpose of contact'),
  positionRequired: error('Position is required', 'position'),
  fileRequired: error('File Upload is required', 'resume'),
  // Ours: some limit always exists, so it is stated before and after (departure 8).
  fileTooLarge: error('The file is larger than 10 MB. Choose a smaller file', 'resume'),
  fileType: error(
    'This type of file is not accepted. Choose a PDF, Word, PowerPoint, Excel, image or plain text file',
    'resume',
  ),
  // Ours: the server looks inside. Nobody means to send what these words are for.
  fileContent: error(
    'The content of this file is not what its name says: it may be damaged or locked. Save it again, for example as a PDF, then choose that file',
    'resume',
  ),
  // Ours: an empty file is no resume.
  fileEmpty: error('The file is empty. Choose another file', 'resume'),
  // Ours: the server has limits too, and states them in the same place.
  tooLong: error('This is too long. Use at most 200 characters', 'name, email or company'),
  contactSucceeded: {
    message: 'Form Submitted Successfully',
    description: 'Alert above the contact form after the enquiry was stored',
  },
  contactFailed: {
    message: 'Form SUbmission Failed!',
    description: 'Alert above the contact form when the enquiry could not be sent',
  },
  careersSucceeded: {
    message: 'Application submitted successfully',
    description: 'Alert above the careers form after the application was stored',
  },
  // The console line of SPEC section 8, shown to the applicant too (departure 2).
  careersFailed: {
    message: 'Failed to send application',
    description: 'Alert above the careers form when the application could not be sent',
  },
  reference: {
    message: 'Your reference, for when you write to us about this:',
    description: 'Below the alert that a form was stored, before a reference such as KM4P-7XQ9',
  },
  problemHeading: {
    message: 'There is a problem',
    description: 'Heading of the list of mistakes above a form',
  },
  // Ours: these three stand on the page that answers a browser without JavaScript.
  errorTitle: {
    message: 'Error:',
    description: 'First word of the page title while a form has mistakes or was not sent',
  },
  tryAgain: {
    message: 'Nothing was sent. Please try again in a minute.',
    description: 'Alert above a form, after the reason why it could not be sent just now',
  },
  chooseAgain: {
    message: 'Choose your file again: a browser does not keep it',
    description: 'Alert above the careers form, leads to the resume field',
  },
  busy: {
    message: 'Please wait...',
    description: 'Label of a submit button while the form is being sent',
  },
} as const satisfies Record<string, Message>;

export type MessageId = keyof typeof MESSAGES;
