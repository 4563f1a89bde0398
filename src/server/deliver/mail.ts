/** Delivers submissions by e-mail. */
import {createTransport} from 'nodemailer';
import type {MailSettings} from '../settings';
import {ENGLISH} from '../site/languages';
import type {Deliver} from './channel';
import {LANGUAGE_FIELD} from '../forms/values';
import {messageFor} from './message';
import {smtpError} from './smtp-error';
import {smtpServer} from './smtp-url';

/** In milliseconds; the worker's limit for an attempt is above all of them. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  // A server may look for viruses before it says that it has the message.
  socketTimeout: 60_000,
};

/**
 * Makes the channel, with connections that serve many mails.
 * @param languages of the site, for the subjects
 */
export function mailDelivery(settings: MailSettings, languages = ENGLISH): Deliver {
  const transport = createTransport({
    ...smtpServer(settings.url),
    ...TIMEOUTS,
    pool: true,
    // For a connection that the server closed while it was idle; the worker does the rest.
    maxRequeues: 1,
    // Nothing of a message may ever be read from a disk or from the web.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const deliver: Deliver = async ({submission, signal}) => {
    try {
      const say = languages.say(submission.fields[LANGUAGE_FIELD]);
      await transport.sendMail({...messageFor(submission, settings, say), signal});
    } catch (error) {
      throw smtpError(error);
    }
  };
  deliver.close = () => transport.close();
  return deliver;
}
