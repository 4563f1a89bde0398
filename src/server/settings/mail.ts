/** Where submissions are e-mailed to. */
import {SettingError} from '../../forms';
import type {FormName} from '../store/store';
import {NOT_SHOWN, needed, secret, text, type Environment} from './read';

export interface MailSettings {
  /** `smtp://user:password@host:587` (STARTTLS) or `smtps://…:465`. */
  url: string;
  /** Address that the mails come from. */
  from: string;
  /** Address that each form's mails go to. */
  to: Readonly<Record<FormName, string>>;
}

const ADDRESS = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/;

/** @returns undefined when no mail is to be sent. */
export function mailSettings(env: Environment): MailSettings | undefined {
  const url = secret(env, 'SMTP_URL');
  if (url === undefined) {
    for (const name of ['MAIL_FROM', 'MAIL_TO', 'MAIL_TO_CAREERS']) {
      const value = text(env, name);
      if (value !== undefined) throw new SettingError(name, value, 'unset, or SMTP_URL set', value);
    }
    return undefined;
  }
  if (!URL.canParse(url) || !/^smtps?:\/\/[^/]/.test(url)) {
    const expected = 'the address of a mail server: smtp:// or smtps://';
    throw new SettingError(
      'SMTP_URL',
      NOT_SHOWN,
      expected,
      'smtp://user:password@mail.example:587',
    );
  }
  const from = address(env, 'MAIL_FROM', 'website@example.com');
  const to = address(env, 'MAIL_TO', 'sales@example.com');
  const careers = text(env, 'MAIL_TO_CAREERS') === undefined ? to : address(env, 'MAIL_TO_CAREERS');
  return {url, from, to: {contact: to, careers}};
}

function address(env: Environment, name: string, example = 'jobs@example.com'): string {
  const value = needed(env, name, 'SMTP_URL is set', example);
  if (ADDRESS.test(value)) return value;
  throw new SettingError(name, value, 'one e-mail address, without a name', example);
}
