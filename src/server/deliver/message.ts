/** The mail that staff get for a submission: plain text, and safe to print on a terminal. */
import {validate} from '../../forms';
import {mailSubjectId, sayIn} from '../../forms/sentences';
import {formNamed, type FormName} from '../../forms/tables';
import {printable} from '../printable';
import type {MailSettings} from '../settings';
import {senderField, senderIn} from '../store/sender';
import type {Fields, StoredFile, Submission} from '../store/store';
import {
  MAIL_WORDS,
  checkInWords,
  fileLabel,
  labelledFields,
  otherFields,
  type Labelled,
} from './words';

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
  const table = formNamed(form);
  return {
    from: {name: MAIL_WORDS.sender, address: from},
    to: to[form],
    ...replyTo(form, fields),
    subject: [say(mailSubjectId(table)), printable(fields[table.mail.topic] ?? '')]
      .filter(Boolean)
      .join(': '),
    messageId: `<${id}.mail@${from.slice(from.lastIndexOf('@') + 1)}>`,
    // RFC 3834, and Exchange's own: an automatic answer would go to a stranger.
    headers: {'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All'},
    text: body(submission),
  };
}

/** The sender's address was checked when it was accepted, and is again before it becomes a header. */
function replyTo(form: FormName, fields: Fields): Pick<Message, 'replyTo'> {
  const field = senderField(form, 'address');
  if (
    field === undefined ||
    !fields[field] ||
    validate(formNamed(form), fields)[field] !== undefined
  )
    return {};
  const name = printable(senderIn(form, fields, 'name'));
  return {replyTo: {name, address: fields[field] ?? ''}};
}

function body(submission: Submission): string {
  const {id, reference, form, fields, receivedAt, spam, files} = submission;
  const lines = [...labelledFields(form, fields), ...otherFields(form, fields)].map(line);
  return [
    formNamed(form).mail.opening,
    lines.join('\n'),
    ...files.map((file) => fileLines(submission, file)),
    [
      line([MAIL_WORDS.received, receivedAt]),
      line([MAIL_WORDS.reference, reference]),
      line([MAIL_WORDS.id, id]),
      ...(spam.signals.length ? [line([MAIL_WORDS.signals, spam.signals.join(', ')])] : []),
    ].join('\n'),
    [...(senderIn(form, fields, 'address') ? [MAIL_WORDS.answer] : []), MAIL_WORDS.privacy].join(
      '\n',
    ),
    '',
  ].join('\n\n');
}

/** Several lines stand below their label, further in: none of them can pass for a label of ours. */
function line([label, text, hasLines]: Labelled): string {
  const lines = (hasLines ? text.split('\n') : [text]).map(printable);
  const [first = ''] = lines;
  const words = lines.length > 1 ? `\n${lines.map((one) => `    ${one}`).join('\n')}` : ` ${first}`;
  return `${printable(label)}:${words}`;
}

/** Where the file is, never the file: it would fill mailboxes, and stay there when it is erased. */
function fileLines({id, form, files}: Submission, file: StoredFile): string {
  const {number, name, type, size, scan, signature = '', check} = file;
  const label = fileLabel(form, file);
  const what = label.toLowerCase();
  const which = files.length > 1 ? ` --number ${number}` : '';
  return [
    line([label, `${name} (${type}, ${size} bytes)`]),
    ...(check ? [line([MAIL_WORDS.check, checkInWords(check)])] : []),
    line([MAIL_WORDS.scan, `${scan} ${signature}`.trim()]),
    line([MAIL_WORDS.fetch(what), `npm run forms -- file ${id}${which}`]),
  ].join('\n');
}
