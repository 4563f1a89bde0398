/** Every message and label of forms, for the server, translators and tests; browsers need not load this module. */
import {capitalise} from './capitalise.ts';
import {fieldsOf, type Field, type Form, type ErrorKind} from './form.ts';
import {
  OUTCOME_TEXTS,
  COMMON,
  FILE_MESSAGES,
  outcomeTextId,
  optionOf,
  errorId,
  textId,
  type CommonId,
  type Sentences,
} from './messages.ts';
import {REASONS} from './refusals.ts';
import {SERVER_MESSAGES, type Message} from './server-messages.ts';

const COMMON_DESCRIPTIONS: Record<CommonId, string> = {
  tooLong: 'Error message beside a field of a form',
  reference: 'Below the alert that a form has been stored, before a reference such as KM4P-7XQ9',
  problemHeading: 'Heading of the list of mistakes above a form',
  busy: 'Label of a submit button while the form is being sent',
};

const FILE_DESCRIPTIONS: Readonly<Partial<Record<string, string>>> = {
  fileIs:
    'Beginning of an error message beside a file field. {name}: of the file; {kind}: such as “a video”',
  filePair:
    'Joins files in an error message beside a file field, with the separator of lists in your language. Three files are joined as {first}, with {second} as the last',
};

function describeFileMessage(id: string): string {
  return (
    FILE_DESCRIPTIONS[id] ??
    'What a file is; completes “name” is …, in an error message beside a file field'
  );
}

/** Id → sentence in English, with a note for translators. */
export type Messages = Record<string, Message>;

const TEXT_DESCRIPTIONS: Record<keyof Form['texts'], (form: string) => string> = {
  label: (form) => `Name of the ${form} form for screen readers`,
  submit: (form) => `Label of the submit button of the ${form} form`,
  kept: (form) => `In the alert above the ${form} form when it could not be sent, after the reason`,
  succeeded: (form) => `Alert above the ${form} form after it has been stored`,
  next: (form) => `Below the alert that the ${form} form has been stored: what happens next`,
  failed: (form) => `Alert above the ${form} form when it could not be sent`,
};

function formText({name, texts}: Form, key: keyof Form['texts']): Message {
  return {message: texts[key], description: TEXT_DESCRIPTIONS[key](name)};
}

/** Returns the messages that the server sends too: after a submission, and about errors. */
function serverMessagesOf(form: Form): Messages {
  const messages: Messages = {
    ...Object.fromEntries(
      OUTCOME_TEXTS.map((key) => [outcomeTextId(form, key), formText(form, key)]),
    ),
    [mailSubjectId(form)]: {
      message: form.mail.subject,
      // The sender reads it too, in a reply to the mail.
      description: `First words of the subject of the email that tells staff about a ${form.name} form; if staff reply, the visitor sees it too`,
    },
  };
  for (const [fieldName, field] of fieldsOf(form)) {
    for (const [kind, message] of Object.entries(field.errors)) {
      const hasOwnId = field.messageIds?.[kind as ErrorKind] !== undefined;
      const where = ofForm(form, hasOwnId ? {} : field);
      const files = message.includes('{files}') ? '; {files}: names of files' : '';
      const description = `Error message beside the field ${field.label} ${where}${files}`;
      messages[errorId(fieldName, field, kind as ErrorKind)] = {message, description};
    }
  }
  return messages;
}

/** Id of the first part of a mail's subject. */
export function mailSubjectId({name}: Form): string {
  return `mail${capitalise(name)}`;
}

/** Messages of all forms after submitting and about errors, by id. */
const COMMON_MESSAGES: Messages = {
  ...Object.fromEntries(
    Object.entries(COMMON).map(([id, message]) => [
      id,
      {message, description: COMMON_DESCRIPTIONS[id as CommonId]},
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(REASONS).map(([id, message]) => [
      id,
      {message, description: reasonDescription(message)},
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(FILE_MESSAGES).map(([id, message = '']) => [
      id,
      {message, description: describeFileMessage(id)},
    ]),
  ),
  ...SERVER_MESSAGES,
};

function reasonDescription(message: string): string {
  const wait = message.includes('{wait}') ? '; {wait}: a time such as 40 seconds' : '';
  return `In the alert above a form that could not be sent: why, and what to do${wait}`;
}

function ofForm({name}: Form, {shared}: Pick<Field, 'shared'>): string {
  return shared ? 'of a form' : `of the ${name} form`;
}

function pageMessagesOf(form: Form): Messages {
  const messages: Messages = {
    [textId(form, 'label')]: formText(form, 'label'),
    [textId(form, 'submit')]: formText(form, 'submit'),
    [textId(form, 'kept')]: formText(form, 'kept'),
  };
  for (const [fieldName, field] of fieldsOf(form)) {
    const {label, hint, translatorNote, shared} = field;
    const what = shared ? 'Label of a form field' : `Label of a field of the ${form.name} form`;
    messages[textId(form, fieldName, field)] = {
      message: label,
      description: translatorNote ? `${what}: ${translatorNote}` : what,
    };
    if (hint) {
      const description = `Hint below the label ${label} ${ofForm(form, field)}`;
      messages[textId(form, `${fieldName}Hint`, field)] = {message: hint, description};
    }
    for (const option of field.control === 'select' ? field.options.map(optionOf) : []) {
      const {value, label: text = value, messageId} = option;
      const description = `Choice of the field ${label}`;
      if (messageId) messages[textId(form, messageId, field)] = {message: text, description};
    }
  }
  return messages;
}

/** Prefix of the ids of a server's messages among all messages of a locale. */
const PREFIX = 'forms.';

/** The messages of a site's forms. */
export interface FormSentences {
  /** Messages after submitting a form and about errors, by id. */
  messages: Readonly<Messages>;
  /** Returns all messages to translate, by full id. */
  toTranslate: () => Messages;
  /** Returns a function that translates ids. @param translations by id; missing ones are in English */
  translator: (translations?: Sentences) => Translate;
}

/**
 * Returns the messages of a site's forms.
 * @param own English sentences in place of those here, by id
 * @throws Error if `own` has an id that no message has
 */
export function sentencesOf(forms: readonly Form[], own: Sentences = {}): FormSentences {
  const messages: Messages = {...COMMON_MESSAGES};
  for (const form of forms) Object.assign(messages, serverMessagesOf(form));
  for (const [id, message] of Object.entries(own)) {
    const replaced = messages[id];
    if (!replaced) throw new Error(`There is no message "${id}" of forms.`);
    if (message !== undefined) messages[id] = {...replaced, message};
  }
  return {
    messages,
    toTranslate: () => {
      const prefixed = Object.entries(messages).map(([id, entry]) => [PREFIX + id, entry] as const);
      const all: Messages = Object.fromEntries(prefixed);
      for (const form of forms) Object.assign(all, pageMessagesOf(form));
      return all;
    },
    translator:
      (translations = {}) =>
      (id) =>
        translations[id] ?? messages[id]?.message ?? id,
  };
}

/** File with a site's translated messages, in the folder of each other locale. The build writes it, the server reads it but does not serve it. */
export const FORM_MESSAGES_FILE = 'form-messages.json';

export function messagesOf(codeTranslations: Readonly<Record<string, string>>): Sentences {
  return Object.fromEntries(
    Object.entries(codeTranslations)
      .filter(([id]) => id.startsWith(PREFIX))
      .map(([id, message]) => [id.slice(PREFIX.length), message]),
  );
}

/** Returns a message in one language by its id. */
export type Translate = (id: string) => string;
