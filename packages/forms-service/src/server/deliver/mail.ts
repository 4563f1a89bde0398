/** Delivers submissions by e-mail. */
import {createTransport} from 'nodemailer';
import {LANGUAGE_FIELD} from '../store/submission.ts';
import {isLoopback, type MailSettings} from '../settings/index.ts';
import type {Configuration} from '../configuration.ts';
import {inEnglish} from '../site/languages.ts';
import {DeliveryError, isCode, type Deliver} from './channel.ts';
import {messageFor} from './message.ts';

/** In milliseconds. The worker's limit for an attempt is longer. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  // A mail server may scan for viruses before it accepts the message.
  socketTimeout: 60_000,
};

/**
 * Creates the channel `mail`, which reuses connections.
 * @param settings whose URL has no query: nodemailer would read options from it, which could switch off TLS
 * @param languages of the site, for subjects
 */
export function mailDelivery(
  configuration: Configuration,
  settings: MailSettings,
  languages = inEnglish(configuration.tables.sentences),
): Deliver {
  const {protocol, hostname} = new URL(settings.url);
  const transport = createTransport({
    url: settings.url,
    // Without STARTTLS, no mail is sent.
    requireTLS: protocol === 'smtp:' && !isLoopback(hostname),
    ...TIMEOUTS,
    pool: true,
    // For idle connections that the mail server closed; the worker handles other retries.
    maxRequeues: 1,
    // A message must never include local files or web content.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const deliver: Deliver = async ({submission, signal}) => {
    try {
      const t = languages.translator(submission.fields[LANGUAGE_FIELD]);
      await transport.sendMail({...messageFor(configuration, submission, settings, t), signal});
    } catch (error) {
      throw smtpError(error as SmtpError);
    }
  };
  deliver.close = () => transport.close();
  return deliver;
}

/** An error of nodemailer. `originalCode` is the operating system's error code; `command` is for instance "RCPT TO". */
type SmtpError = Partial<Record<'code' | 'originalCode' | 'command', unknown>> & {
  responseCode?: number;
  response?: string;
};

/**
 * Returns the codes of an error, such as "SMTP: 550 5.1.1 to RCPT TO" or "SMTP: ECONNREFUSED to CONN".
 * The text of a reply is left out, since it quotes addresses.
 */
function smtpError({code, originalCode, responseCode, response, command}: SmtpError) {
  // The enhanced status code (RFC 3463) of class, subject and detail, such as 5.1.1.
  const [, enhancedCode] = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})(?: |$)/.exec(response ?? '') ?? [];
  const codes = responseCode ? [String(responseCode), enhancedCode] : [originalCode ?? code];
  const reason = codes.filter(isCode).join(' ') || 'failed';
  const isCommand = typeof command === 'string' && /^[A-Z][A-Z0-9 -]{1,30}$/.test(command);
  return new DeliveryError(`SMTP: ${reason}${isCommand ? ` to ${command}` : ''}`);
}
