/**
 * Sentences that the server alone says, beside those of messages.ts: to browsers without
 * JavaScript, and in the subject of mails. Apart, so that no visitor downloads them.
 */
import type {Message} from './messages';

const reason = (message: string): Message => ({
  message,
  description: 'Reason in the alert above a form that could not be sent, without JavaScript',
});

/** Why a form was refused, by HTTP status. */
export const REASONS = {
  reason400: reason('The request could not be read.'),
  reason403: reason('This form can be sent from its own site only.'),
  reason408: reason('The request took too long to arrive.'),
  reason413: reason('The request is larger than this form accepts.'),
  reason415: reason('This form does not accept that content type.'),
  reason429: reason('Too many submissions within a minute.'),
  reason500: reason('Something went wrong on our side.'),
  reason503: reason('The form cannot be stored just now.'),
} as const satisfies Record<`reason${number}`, Message>;

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
