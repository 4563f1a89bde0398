/** The mail channel in front of a real mail server, for tests of what arrives. */
import {forEachForm} from '../../../src/forms/tables';
import type {Deliver, Delivering} from '../../../src/server/deliver/channel';
import {mailDelivery} from '../../../src/server/deliver/mail';
import type {Submission} from '../../../src/server/store/store';
import {startMailServer, type MailFault, type MailServer, type ReceivedMessage} from './smtp';

/** Settings of the channel, with this address of the mail server. */
export const mailSettings = (url: string) => ({
  url,
  from: 'website@mail.example.com',
  to: {
    ...forEachForm(({name}) => `${name}@example.com`),
    contact: 'sales@example.com',
    careers: 'jobs@example.com',
  },
});

export interface MailChannel {
  server: MailServer;
  /** What goes wrong with the next mails, in this order. */
  faults: MailFault[];
  send(submission: Submission, options?: Partial<Delivering>): Promise<void>;
  /** Sends one, and reads what arrived. */
  mailOf(submission: Submission): Promise<ReceivedMessage>;
  stop(): Promise<void>;
}

/** Starts both; call `stop` at the end. */
export async function startMailChannel(): Promise<MailChannel> {
  const faults: MailFault[] = [];
  const server = await startMailServer({fault: () => faults.shift()});
  const deliver: Deliver = mailDelivery(mailSettings(server.url));
  const send: MailChannel['send'] = (submission, options = {}) =>
    deliver({submission, attempt: 1, signal: new AbortController().signal, ...options});
  return {
    server,
    faults,
    send,
    async mailOf(submission) {
      await send(submission);
      const [mail, ...others] = server.messages;
      if (!mail || others.length > 0) throw new Error(`${server.messages.length} mails arrived`);
      return mail;
    },
    async stop() {
      deliver.close?.();
      await server.stop();
    },
  };
}
