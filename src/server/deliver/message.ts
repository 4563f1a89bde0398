/** The mail that staff get for a submission: plain text, and safe to print on a terminal. */
import {contactRules} from '../../forms';
import {sayIn} from '../../forms/translations';
import {printable} from '../printable';
import type {MailSettings} from '../settings';
import type {StoredFile, Submission} from '../store/store';
import {FORM_WORDS, MAIL_WORDS, labelledFields} from './words';

type Address = {name: string; address: string};

export interface Message {
  from: Address;
  to: string;
  /** An object, since the text "Rao, Asha <…>" would be two addresses. */
  replyTo?: Address;
  subject: string;
  messageId: string;
  headers: Readonly<Record<string, string>>;
  text: string;
}

/**
 * Writes the mail. Every attempt writes the same one, so that mailboxes can drop a second.
 * @param say in the language of the page that posted: the answer carries the subject to its visitor
 */
export function messageFor(
  submission: Submission,
  {from, to}: Omit<MailSettings, 'url'>,
  say = sayIn(),
): Message {
  const {id, form, fields} = submission;
  const {name = '', email = ''} = fields;
  const {subject, topic} = FORM_WORDS[form];
  return {
    from: {name: MAIL_WORDS.sender, address: from},
    to: to[form],
    // Checked when it was accepted, and again before it becomes a header.
    ...(contactRules.email(email) === undefined && {
      replyTo: {name: printable(name), address: email},
    }),
    subject: `${say(subject)}: ${printable(fields[topic] ?? '')}`,
    messageId: `<${id}.mail@${from.slice(from.lastIndexOf('@') + 1)}>`,
    // RFC 3834, and Exchange's own: an automatic answer would go to a stranger.
    headers: {'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All'},
    text: body(submission),
  };
}

function body({id, reference, form, fields, receivedAt, suspicion, file}: Submission): string {
  const lines = labelledFields(form, fields).map(line);
  return [
    FORM_WORDS[form].opening,
    lines.join('\n'),
    ...(file ? [resume(id, file)] : []),
    [
      line([MAIL_WORDS.received, receivedAt]),
      line([MAIL_WORDS.reference, reference]),
      line([MAIL_WORDS.id, id]),
      ...(suspicion.signs.length ? [line([MAIL_WORDS.signs, suspicion.signs.join(', ')])] : []),
    ].join('\n'),
    [MAIL_WORDS.answer, MAIL_WORDS.privacy].join('\n'),
    '',
  ].join('\n\n');
}

function line([label, text]: readonly [string, string]): string {
  return `${printable(label)}: ${printable(text)}`;
}

/** Where the file is, never the file: it would fill mailboxes, and stay there when it is erased. */
function resume(
  id: string,
  {name, type, size, warnings, scan, signature = ''}: StoredFile,
): string {
  return [
    line([MAIL_WORDS.resume, `${name} (${type}, ${size} bytes)`]),
    line([MAIL_WORDS.scan, `${scan} ${signature}`.trim()]),
    ...(warnings.length ? [line([MAIL_WORDS.fileWarnings, warnings.join(', ')])] : []),
    line([MAIL_WORDS.fetch, `npm run forms -- file ${id}`]),
  ].join('\n');
}
