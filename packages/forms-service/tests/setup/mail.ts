/** An SMTP server on a free port that can simulate failures, and the mail channel that sends to it. */
import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {buffer} from 'node:stream/consumers';
import PostalMime, {decodeWords} from 'postal-mime';
import {SMTPServer, type SMTPServerOptions, type SMTPServerSession} from 'smtp-server';
import type {Deliver, DeliveryAttempt} from '../../src/server/deliver/channel';
import {mailDelivery} from '../../src/server/deliver/mail';
import type {MailSettings} from '../../src/server/settings';
import type {Submission} from '../../src/server/store/store';
import type {FormsService} from '../../src/index';

/**
 * `mailFrom`, `rcptTo`, `data`: rejected at this command. `drop`: accepted, but the connection is
 * closed without a reply. `stall`: never answered.
 */
export type MailFault = 'mailFrom' | 'rcptTo' | 'data' | 'drop' | 'stall';

/** Parses a mail. Headers are decoded, with names in lower case; a repeated header has several values. */
async function readMessage(bytes: Buffer) {
  const {headers, messageId = '', text = ''} = await PostalMime.parse(bytes);
  const decoded = new Map<string, string[]>();
  for (const {key, value} of headers) {
    decoded.set(key, [...(decoded.get(key) ?? []), decodeWords(value)]);
  }
  return {raw: bytes.toString('latin1'), headers: decoded, messageId, text};
}

/** A mail with the addresses of its SMTP envelope. */
type ReceivedMessage = Awaited<ReturnType<typeof readMessage>> & {from: string; to: string[]};

interface MailServerOptions extends SMTPServerOptions {
  /** Called once for each mail. */
  fault?: () => MailFault | undefined;
}

/** Starts the mail server; call `stop` at the end. */
export async function startMailServer(options: MailServerOptions = {}) {
  const {fault = () => undefined, ...serverOptions} = options;
  const messages: ReceivedMessage[] = [];
  const faults = new Map<string, MailFault | undefined>();
  let attempts = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1,
    ...serverOptions,
    onMailFrom(address, {id}, callback) {
      attempts += 1;
      const next = fault();
      faults.set(id, next);
      callback(next === 'mailFrom' ? refusal(451, '4.3.0', address.address) : null);
    },
    onRcptTo(address, {id}, callback) {
      callback(faults.get(id) === 'rcptTo' ? refusal(550, '5.1.1', address.address) : null);
    },
    onData(stream, session, callback) {
      const take = async (bytes: Buffer) => {
        const next = faults.get(session.id);
        const {mailFrom, rcptTo} = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        if (next === 'data') callback(refusal(554, '5.7.1', from));
        if (next === 'data' || next === 'stall') return;
        const to = rcptTo.map(({address}) => address);
        messages.push({...(await readMessage(bytes)), from, to});
        if (next === 'drop') closeConnection(server, session);
        else callback(null);
      };
      // A killed client leaves an incomplete message.
      buffer(stream).then(take, () => callback(null));
    },
  });
  // Ignore clients that disconnect.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const {port} = server.server.address() as AddressInfo;
  const url = `smtp://127.0.0.1:${port}`;
  return {
    url,
    port,
    env: mailEnv(url),
    /** Accepted mails, in order of arrival. */
    messages: messages as readonly ReceivedMessage[],
    /** Number of transactions, including failed ones. */
    attempts: () => attempts,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Returns environment variables that send all mails to this server. */
export const mailEnv = (url: string) => ({
  SMTP_URL: url,
  MAIL_FROM: 'website@example.com',
  MAIL_TO: 'sales@example.com',
});

/** Returns an SMTP error that quotes the address, as mail servers do. */
function refusal(responseCode: number, detail: string, address: string): Error {
  return Object.assign(new Error(`${detail} <${address}> is not welcome`), {responseCode});
}

function closeConnection(server: SMTPServer, {id}: SMTPServerSession): void {
  for (const connection of server.connections) {
    if (connection.session.id === id) connection._socket.destroy();
  }
}

type SendOptions = Partial<DeliveryAttempt> & {languages?: Parameters<typeof mailDelivery>[2]};

/** Returns functions that send mails of a service. @param settingsOf returns its settings for the mail server at a URL */
export function mailsOf(service: FormsService, settingsOf: (url: string) => MailSettings) {
  /** Sends one submission to a mail server over a new connection. */
  async function sendMail(
    submission: Submission,
    url: string,
    {languages, ...options}: SendOptions = {},
  ): Promise<void> {
    const deliver: Deliver = mailDelivery(service.configuration, settingsOf(url), languages);
    const {signal} = new AbortController();
    await deliver({submission, attempt: 1, signal, ...options}).finally(() => deliver.close?.());
  }

  /** Sends one submission to a mail server of its own. @returns the mail that arrives */
  async function mailOf(submission: Submission): Promise<ReceivedMessage> {
    const server = await startMailServer();
    try {
      await sendMail(submission, server.url);
    } finally {
      await server.stop();
    }
    const [mail, ...others] = server.messages;
    if (!mail || others.length > 0) throw new Error(`${server.messages.length} mails arrived`);
    return mail;
  }

  return {sendMail, mailOf};
}
