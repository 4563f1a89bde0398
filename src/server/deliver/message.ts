/** The mail that staff get for a submission: plain text, and safe to print on a terminal. */
import type {SendMailOptions} from 'nodemailer';
import {validate} from '../../forms';
import {mailSubjectId, sayIn} from '../../forms/sentences';
import {formNamed} from '../../forms/tables';
import {printable} from '../printable';
import type {MailSettings} from '../settings';
import {senderField, senderIn} from '../store/sender';
import type {StoredFile, Submission} from '../store/store';
import {MAIL_WORDS, answersOf, checkInWords} from './words';

/**
 * Writes the mail. Every attempt writes the same one, so that mailboxes can drop a second.
 * @param say in the language of the page that posted: the answer carries the subject to its visitor
 */
export function messageFor(
  submission: Submission,
  {from, to}: Omit<MailSettings, 'url'>,
  say = sayIn(),
): SendMailOptions {
  const {id, form, fields} = submission;
  const table = formNamed(form);
  const topic = printable(fields[table.mail.topic] ?? '');
  return {
    from: {name: MAIL_WORDS.sender, address: from},
    to: to[form],
    ...replyTo(submission),
    subject: [say(mailSubjectId(table)), topic].filter(Boolean).join(': '),
    messageId: `<${id}.mail@${from.slice(from.lastIndexOf('@') + 1)}>`,
    // RFC 3834, and Exchange's own: an automatic answer would go to a stranger.
    headers: {'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All'},
    text: body(submission),
  };
}

/** The sender's address was checked when it was accepted, and is again before it becomes a header. */
function replyTo({form, fields}: Submission): Pick<SendMailOptions, 'replyTo'> {
  const field = senderField(form, 'address') ?? '';
  const address = fields[field];
  if (!address || validate(formNamed(form), fields)[field] !== undefined) return {};
  // An object, since the text "Rao, Asha <…>" would be two addresses.
  return {replyTo: {name: printable(senderIn(form, fields, 'name')), address}};
}

function body(submission: Submission): string {
  const {id, reference, form, fields, receivedAt, spam, files} = submission;
  const answer = senderIn(form, fields, 'address') ? [MAIL_WORDS.answer] : [];
  const blocks = [
    [formNamed(form).mail.opening],
    answersOf(form, fields).map(({label, text}) => line(label, text)),
    ...files.map((file) => fileLines(submission, file)),
    [
      line(MAIL_WORDS.received, receivedAt),
      line(MAIL_WORDS.reference, reference),
      line(MAIL_WORDS.id, id),
      ...(spam.signals.length ? [line(MAIL_WORDS.signals, spam.signals.join(', '))] : []),
    ],
    [...answer, MAIL_WORDS.privacy],
  ];
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n\n`;
}

/** Several lines are indented below their label: none of them can pass for a label of ours. */
function line(label: string, text: string): string {
  const [first = '', ...others] = text.split('\n').map(printable);
  const words = others.length > 0 ? ['', first, ...others].join('\n    ') : ` ${first}`;
  return `${printable(label)}:${words}`;
}

/** Where the file is, never the file: it would fill mailboxes, and stay there when it is erased. */
function fileLines({id, form, files}: Submission, file: StoredFile): string[] {
  const {field, number, name, type, size, scan, signature = '', check} = file;
  const {label = field, mailLabel = label} = formNamed(form).fields[field] ?? {};
  const which = files.length > 1 ? ` --number ${number}` : '';
  return [
    line(mailLabel, printable(`${name} (${type}, ${size} bytes)`)),
    ...(check ? [line(MAIL_WORDS.check, checkInWords(check))] : []),
    line(MAIL_WORDS.scan, `${scan} ${signature}`.trim()),
    line(MAIL_WORDS.fetch(mailLabel.toLowerCase()), `npm run forms -- file ${id}${which}`),
  ];
}
