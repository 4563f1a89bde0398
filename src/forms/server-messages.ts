/**
 * Sentences that the server alone says, beside those of messages.ts: to browsers without
 * JavaScript, and in the subject of mails. Apart, so that no visitor downloads them.
 */
import type {Message} from './messages';

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

const subject = (message: string, form: string): Message => ({
  message,
  // The sender reads it too: an answer to the mail carries it.
  description: `First word of the subject of the mail that an answer to the ${form} form refers to`,
});

export const SERVER_MESSAGES = {
  ...REASONS,
  mailContact: subject('Enquiry', 'contact'),
  mailCareers: subject('Application', 'careers'),
} as const satisfies Record<string, Message>;

export type ServerMessageId = keyof typeof SERVER_MESSAGES;
