/**
 * Sentences that the server alone says: to browsers without JavaScript, above whatever form it is.
 * Apart, so that no visitor downloads them.
 */

export interface Message {
  message: string;
  /** Tells a translator where the sentence appears. */
  description: string;
}

const reason = (message: string): Message => ({
  message,
  description: 'Reason in the alert above a form that could not be sent, without JavaScript',
});

/** Why a form was refused. */
export const REASONS = {
  reasonUnreadable: reason('The request could not be read.'),
  reasonForeign: reason('This form can be sent from its own site only.'),
  reasonSlow: reason('The request took too long to arrive.'),
  reasonLarge: reason('The request is larger than this form accepts.'),
  reasonType: reason('This form does not accept that content type.'),
  reasonMany: reason('Too many submissions within a minute.'),
  reasonFault: reason('Something went wrong on our side.'),
  reasonFull: reason('The form cannot be stored just now.'),
} as const satisfies Record<string, Message>;

export type ReasonId = keyof typeof REASONS;

const found = (message: string, where: string): Message => ({
  message,
  description: `On the page that answers a request for a quote without JavaScript: ${where}`,
});

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
  foundHeading: found('What we found in your documents', 'heading above what was found'),
  foundNothing: found(
    'No rule that a machine can check was broken.',
    'instead of a list, below the name of a document',
  ),
  foundToDo: found('What to do:', 'before a sentence that says it'),
  foundByPerson: found(
    'A person has to judge the rest, such as:',
    'before a list of questions that no machine can answer',
  ),
  foundLate: found(
    'This document could not be checked here: it is too large, or takes too long.',
    'instead of a list, below the name of a document',
  ),
  chooseAgain: {
    message: 'Choose your file again: a browser does not keep it',
    description: 'Alert above a form, leads to its file field',
  },
} as const satisfies Record<string, Message>;
