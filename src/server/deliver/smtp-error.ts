/** What may be said of a failed mail: the replies of mail servers quote addresses. */
import {DeliveryError, isCode} from './channel';

/** nodemailer's errors. */
interface SmtpError {
  code?: unknown;
  /** The code of the system's error behind `code`. */
  originalCode?: unknown;
  /** Three digits of the server's reply. */
  responseCode?: unknown;
  response?: unknown;
  /** What the reply was to, such as "RCPT TO". */
  command?: unknown;
}

/** For example "SMTP: 550 5.1.1 to RCPT TO", or "SMTP: ECONNREFUSED to CONN". */
export function smtpError(error: unknown): DeliveryError {
  const {code, originalCode, responseCode, response, command} = error as SmtpError;
  const words =
    typeof responseCode === 'number'
      ? [String(responseCode), detailOf(response)]
      : [originalCode ?? code];
  const what = words.filter(isCode).join(' ') || 'failed';
  const to = isCommand(command) ? ` to ${command}` : '';
  return new DeliveryError(`SMTP: ${what}${to}`);
}

/** The enhanced status code (RFC 3463: class, subject, detail) of a reply. */
function detailOf(response: unknown): string | undefined {
  if (typeof response !== 'string') return undefined;
  return /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})(?: |$)/.exec(response)?.[1];
}

function isCommand(command: unknown): command is string {
  return typeof command === 'string' && /^[A-Z][A-Z0-9 -]{1,30}$/.test(command);
}
