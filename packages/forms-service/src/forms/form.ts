/** The types of a form's table, which browser, server, mails, exports and tests read. See README.md. */

/** Why a value is invalid. A field has a message for each kind that applies to it. */
export type ErrorKind =
  | 'required'
  | 'invalid'
  | 'length'
  | 'tooLong'
  | 'past'
  | 'tooFar'
  | 'type'
  | 'empty'
  | 'tooLarge'
  | 'tooMany'
  | 'tooLargeTogether'
  /** The file is damaged or locked. The browser reads only parts of it. */
  | 'content'
  /** Only the browser knows that a file was changed, moved or deleted on the disk after it was chosen. */
  | 'changed'
  /** Only the browser knows that it cannot read a file, such as a folder that was dropped on the page. */
  | 'unreadable';

export interface Option {
  /** The submitted value, which is also the English label if `label` is missing. */
  value: string;
  label?: string;
  /** Calling code, shown after the name of a country. */
  dialCode?: string;
  /** Last part of the label's message id; without one the label is not translated. */
  messageId?: string;
}

interface BaseField {
  label: string;
  hint?: string;
  /** Appended to the label's description for translators. */
  translatorNote?: string;
  errors: Readonly<Partial<Record<ErrorKind, string>>>;
  /** Message ids that differ from the default, which is name and kind: `emailInvalid`. */
  messageIds?: Readonly<Partial<Record<ErrorKind, string>>>;
  /** Whether it may be left empty. */
  optional?: boolean;
  /** Whether several forms use it with the same texts, which are then translated once. */
  shared?: boolean;
  /** Whether it is beside the next field on wide screens. */
  besideNext?: boolean;
  /** Its label in the mail and the Google Sheet; default: `label`. */
  mailLabel?: string;
}

interface InputField extends BaseField {
  autocomplete?: string;
  /** Event on which the browser validates it before the first submit; default: keyup for text, change for choices. */
  checkOn?: 'keyup' | 'change' | 'blur';
  /** Number of its column in the export. It never changes; a new field takes the next free number. */
  column?: number;
  /** Set if it identifies the sender: by name, or by the address for replies and erasure. */
  sender?: 'name' | 'address';
  /** Whether a link in it is a spam signal. */
  linksAreSpam?: boolean;
  /** Name of the field whose stored value begins with this one, such as a phone number after its calling code. */
  partOf?: string;
}

/** One line of text, or several with `lines`. A date has to exist and look like 2027-03-31. */
export interface TextField extends InputField {
  control: 'text';
  type?: 'email' | 'date';
  /** The characters that it consists of: letters and spaces, or digits only. */
  characters?: 'letters' | 'digits';
  /** Whether it is a date from today to ten years away. */
  isDeadline?: boolean;
  /** Number of characters, exactly. */
  length?: number;
  /** Patterns that the normalised value must match, tested in this order. */
  checks?: Readonly<Partial<Record<ErrorKind, RegExp>>>;
  /** Longest text, in UTF-16 code units; default: TEXT_LIMIT. */
  limit?: number;
  /** Height in lines, which makes it a multi-line field. */
  lines?: number;
}

export interface SelectField extends InputField {
  control: 'select';
  /** Strings are not translated. If the list is empty, the build fills it in, and any text is accepted. */
  options: ReadonlyArray<Option | string>;
  /** Name of the query parameter with which a link preselects an option by its value: `?purpose=Testing`. */
  query?: string;
}

export interface CheckboxField extends InputField {
  control: 'checkbox';
}

export interface FileField extends BaseField {
  control: 'file';
  /** Accepted extensions and their media types, from FILE_TYPES. */
  accept: Readonly<Record<string, string>>;
  /** Largest file, in bytes. */
  maxBytes: number;
  /** Greatest number of files; default: 1. */
  maxFiles?: number;
  /** Greatest size of all files together, in bytes; default: as much as `maxFiles` and `maxBytes` allow. */
  maxTotalBytes?: number;
  /** Set if the server checks the documents and stores the results, from which staff prepare a quote. */
  documentCheck?: DocumentCheckFields;
}

/** The fields for sending the results of the document check instead of the documents. */
export interface DocumentCheckFields {
  /** Name of the checkbox "Send only the results". */
  resultsOnlyField: string;
  /** Name of the text field with the results. */
  resultsField: string;
}

export type Field = TextField | SelectField | CheckboxField | FileField;

export interface Endpoint {
  /** Path below `{host}`, the build setting FORMS_HOST. */
  path: string;
  /** Which statuses are success; default: only 200. */
  accepts?: '2xx';
}

export interface Form {
  name: string;
  /** Route of the page that shows it. */
  page: string;
  /** The browser posts to them one after the other; without JavaScript, to the last one only. */
  endpoints: readonly Endpoint[];
  texts: {
    /** Accessible name. */
    label: string;
    submit: string;
    /** What is still in the form when it could not be sent. */
    kept: string;
    succeeded: string;
    /** What happens after it was stored. Promises no response time unless the specification does. */
    next: string;
    failed: string;
  };
  /** In reading order. */
  fields: Readonly<Record<string, Field>>;
  mail: {
    /** First part of the subject. The sender sees it when staff reply. */
    subject: string;
    /** Field that is the second part of the subject. */
    topic: string;
    opening: string;
    /** Setting that names a recipient other than MAIL_TO. */
    to?: string;
  };
  /** Whether it is also added to the spreadsheet. */
  sheet?: boolean;
  /** Whether the page reloads after success. */
  reloads?: boolean;
  /** Whether a failure is written to the console. */
  logsFailure?: boolean;
}

/** A hidden text field. Only programs fill it in. */
export const HONEYPOT_FIELD = 'website';

/** Longest text that browser and server accept in one field, in UTF-16 code units, unless a table says otherwise. */
export const TEXT_LIMIT = 200;

/** Value of a ticked checkbox. */
export const CHECKED = 'yes';

/** Returns the fields of a form with their names, in reading order. */
export function fieldsOf({fields}: Form): Array<[name: string, field: Field]> {
  return Object.entries(fields);
}

/** Returns the file fields of a form with their names, in reading order. */
export function fileFieldsOf(form: Form): Array<[name: string, field: FileField]> {
  return fieldsOf(form).filter(
    (entry): entry is [string, FileField] => entry[1].control === 'file',
  );
}

/** Returns whether a field applies, given the "Send only the results" checkboxes. */
export function isAsked(form: Form, name: string, values: Readonly<Record<string, unknown>>) {
  return fileFieldsOf(form).every(([files, {documentCheck}]) => {
    if (!documentCheck || (name !== files && name !== documentCheck.resultsField)) return true;
    const resultsOnly = values[documentCheck.resultsOnlyField] === CHECKED;
    return name === files ? !resultsOnly : resultsOnly;
  });
}

export function actionOf({endpoints}: Form): string {
  return endpoints.at(-1)?.path ?? '';
}
