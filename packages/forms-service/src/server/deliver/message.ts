/** The mail to staff for a submission: plain text, safe to print on a terminal. */
import type {SendMailOptions} from 'nodemailer';
import {asciiEmail} from '../../forms/index.ts';
import {mailSubjectId} from '../../forms/sentences.ts';
import type {Configuration} from '../configuration.ts';
import type {FormTables} from '../form-tables.ts';
import {printable} from '../printable.ts';
import type {MailSettings} from '../settings/index.ts';
import {senderIn} from '../store/sender.ts';
import type {StoredFile, Submission} from '../store/store.ts';
import {MAIL_TEXTS, labelledFields, describeCheck} from './texts.ts';

/**
 * Composes the mail. Every attempt sends the same message, so that mailboxes can drop duplicates.
 * @param t translates into the language of the form's page, since a reply shows the subject to the visitor
 */
export function messageFor(
  configuration: Configuration,
  submission: Submission,
  {from, to}: Omit<MailSettings, 'url'>,
  t = configuration.tables.sentences.translator(),
): SendMailOptions {
  const {id, form, fields} = submission;
  const {name, tables} = configuration;
  const table = tables.named(form);
  const topic = printable(fields[table.mail.topic] ?? '');
  return {
    from: {name: MAIL_TEXTS.sender(name), address: from},
    to: to[form],
    ...replyTo(tables, submission),
    subject: withoutEncodedWords([t(mailSubjectId(table)), topic].filter(Boolean).join(': ')),
    messageId: `<${id}.mail@${from.slice(from.lastIndexOf('@') + 1)}>`,
    // RFC 3834 and Exchange: an automatic reply would go to a stranger.
    headers: {'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All'},
    text: body(configuration, submission),
  };
}

/**
 * Separates `=?` in a header. Mail programs would decode `=?utf-8?B?…?=` that a visitor typed, and show text that no rule has
 * seen (RFC 2047); the mail's body has the text as it was typed.
 */
function withoutEncodedWords(text: string): string {
  return text.replaceAll('=?', '= ?');
}

/**
 * Returns the Reply-To header. Its domain is in punycode. An address that needs SMTPUTF8 has none, since a mail server
 * without it would reject the whole mail. The address was validated on submission; it is validated again before it becomes a
 * header.
 */
function replyTo(tables: FormTables, {form, fields}: Submission): Pick<SendMailOptions, 'replyTo'> {
  const table = tables.named(form);
  const address = asciiEmail(senderIn(table, fields, 'address'));
  if (address === undefined) return {};
  // An object, since the string "Rao, Asha <…>" would be parsed as two addresses.
  return {
    replyTo: {name: withoutEncodedWords(printable(senderIn(table, fields, 'name'))), address},
  };
}

function body(configuration: Configuration, submission: Submission): string {
  const {tables} = configuration;
  const {id, reference, fields, receivedAt, spam, files} = submission;
  const form = tables.named(submission.form);
  const paragraphs = [
    [form.mail.opening],
    labelledFields(form, fields)
      .filter(({text}) => text !== '')
      .map(({label, text}) => line(label, text)),
    ...files.map((file) => fileLines(configuration, submission, file)),
    [
      line(MAIL_TEXTS.received, receivedAt),
      line(MAIL_TEXTS.reference, reference),
      line(MAIL_TEXTS.id, id),
      ...(spam.signals.length ? [line(MAIL_TEXTS.signals, spam.signals.join(', '))] : []),
    ],
    [...replyHints(tables, submission), MAIL_TEXTS.privacy],
  ];
  return `${paragraphs.map((lines) => lines.join('\n')).join('\n\n')}\n\n`;
}

/** Returns how to reply; nothing if the sender left no address. */
function replyHints(tables: FormTables, submission: Submission): string[] {
  const {form, fields} = submission;
  if (senderIn(tables.named(form), fields, 'address') === '') return [];
  return [replyTo(tables, submission).replyTo ? MAIL_TEXTS.replyHint : MAIL_TEXTS.copyHint];
}

/** Formats a field. Multi-line text is indented below its label, so that it cannot imitate another label. */
function line(label: string, text: string): string {
  const [first = '', ...others] = text.split('\n').map(printable);
  const value = others.length > 0 ? ['', first, ...others].join('\n    ') : ` ${first}`;
  return `${printable(label)}:${value}`;
}

/** Explains how to fetch a file. Files are not attached: they would fill mailboxes and stay there after an erasure. */
function fileLines(
  {tables, command}: Configuration,
  {id, form, files}: Submission,
  file: StoredFile,
): string[] {
  const {field, number, name, type, size, scan, signature = '', check} = file;
  const {label = field, mailLabel = label} = tables.named(form).fields[field] ?? {};
  const which = files.length > 1 ? ` --number ${number}` : '';
  return [
    line(mailLabel, printable(`${name} (${type}, ${size} bytes)`)),
    ...(check ? [line(MAIL_TEXTS.check, describeCheck(check))] : []),
    line(MAIL_TEXTS.scan, `${scan} ${signature}`.trim()),
    line(MAIL_TEXTS.fetch(mailLabel.toLowerCase()), `${command} file ${id}${which}`),
  ];
}
