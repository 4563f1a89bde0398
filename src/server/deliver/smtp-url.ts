/** From SMTP_URL to the options of nodemailer. */
import {isLoopback} from '../settings/network';

interface SmtpServer {
  host: string;
  port: number;
  /** TLS from the first byte. */
  secure: boolean;
  /** STARTTLS, or no mail. */
  requireTLS: boolean;
  auth?: {user: string; pass: string};
}

/**
 * Reads `smtp://user:password@host:587` or `smtps://…:465`. A query is not read: nodemailer would
 * let it switch TLS off.
 */
export function smtpServer(url: string): SmtpServer {
  const {protocol, hostname, port, username, password} = new URL(url);
  const secure = protocol === 'smtps:';
  const host = hostname.replace(/^\[|\]$/g, '');
  return {
    host,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && !isLoopback(host),
    ...(username && {
      auth: {user: decodeURIComponent(username), pass: decodeURIComponent(password)},
    }),
  };
}
