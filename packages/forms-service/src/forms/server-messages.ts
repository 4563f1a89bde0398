/** Messages that only the server uses, for browsers without JavaScript. Separate, so that browsers do not load them. */

export interface Message {
  message: string;
  /** For translators: where the message appears. */
  description: string;
}

export const SERVER_MESSAGES = {
  errorTitle: {
    message: 'Error:',
    description: 'First word of the page title while a form has mistakes or was not sent',
  },
  chooseAgain: {
    message: 'Choose your file again: a browser does not keep it',
    description: 'Alert above a form, leads to its file field',
  },
} as const satisfies Record<string, Message>;
