/** Messages that only the server uses, for browsers without JavaScript. Separate, so that browsers do not load them. */

export interface Message {
  message: string;
  /** For translators: where the message appears. */
  description: string;
}

const reason = (message: string): Message => ({
  message,
  description: 'Reason in the alert above a form that could not be sent, without JavaScript',
});

/** Reasons for rejecting a form. */
export const REASONS = {
  reasonUnreadable: reason('The request could not be read.'),
  reasonForeign: reason('This form can only be sent from this website.'),
  reasonLarge: reason('The request is larger than this form accepts.'),
  reasonType: reason('This form does not accept that content type.'),
  reasonMany: reason('Too many submissions within a minute.'),
  reasonFault: reason('Something went wrong on our side.'),
  reasonFull: reason('The form cannot be stored just now.'),
} as const satisfies Record<string, Message>;

export const SERVER_MESSAGES = {
  ...REASONS,
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
    description: 'Alert above a form, leads to its file field',
  },
} as const satisfies Record<string, Message>;
