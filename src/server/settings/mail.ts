/** Where submissions are e-mailed to. */
import {SettingError, type Form} from '../../forms';
import {FORMS, forEachForm, type FormName} from '../../forms/tables';
import {NOT_SHOWN, needed, secret, text, type Environment} from './read';

export interface MailSettings {
  /** `smtp://user:password@host:587` (STARTTLS) or `smtps://…:465`. */
  url: string;
  /** Address that the mails come from. */
  from: string;
  /** Address that each form's mails go to. */
  to: Readonly<Record<FormName, string>>;
}

/** Settings for who gets the mails of some forms alone, instead of MAIL_TO. */
export const OWN_RECIPIENTS = FORMS.flatMap(({mail}) => mail.to ?? []);

const ADDRESS = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/;

/** @returns undefined when no mail is to be sent. */
export function mailSettings(env: Environment): MailSettings | undefined {
  const url = secret(env, 'SMTP_URL');
  if (url === undefined) {
    for (const name of ['MAIL_FROM', 'MAIL_TO', ...OWN_RECIPIENTS]) {
      const value = text(env, name);
      if (value !== undefined) throw new SettingError(name, value, 'unset, or SMTP_URL set', value);
    }
    return undefined;
  }
  if (!isMailServer(url)) {
    const expected = 'the address of a mail server (smtp:// or smtps://, no path, no query)';
    const example = 'smtp://user:password@mail.example:587';
    throw new SettingError('SMTP_URL', NOT_SHOWN, expected, example);
  }
  const from = address(env, 'MAIL_FROM', 'website@example.com');
  const to = address(env, 'MAIL_TO', 'sales@example.com');
  const own = ({mail}: Form) =>
    mail.to === undefined || text(env, mail.to) === undefined ? to : address(env, mail.to);
  return {url, from, to: forEachForm(own)};
}

/** Without a query, since TLS is not open to options. */
function isMailServer(value: string): boolean {
  if (!/^smtps?:\/\/[^/?#]+\/?$/.test(value) || !URL.canParse(value)) return false;
  const {username, password, hostname} = new URL(value);
  return hostname !== '' && isDecodable(username) && isDecodable(password);
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function address(env: Environment, name: string, example = 'jobs@example.com'): string {
  const value = needed(env, name, 'SMTP_URL is set', example);
  if (ADDRESS.test(value)) return value;
  throw new SettingError(name, value, 'one e-mail address, without a name', example);
}
