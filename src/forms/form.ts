/** A form is one table of data, read by the browser, the server, mails, exports and tests. See README.md. */

/** Why an answer is refused. A field has the words for each kind that applies to it. */
export type Problem =
  | 'required'
  | 'invalid'
  | 'length'
  | 'tooLong'
  | 'type'
  | 'empty'
  | 'tooLarge'
  | 'tooMany'
  | 'tooLargeTogether'
  /** The server alone looks inside a file. */
  | 'content';

export interface Option {
  /** What is submitted, and in English what is read unless there is a label. */
  value: string;
  label?: string;
  /** Calling code of a country, behind its name. */
  dialCode?: string;
  /** Last part of its id for translators; without one it is not translated. */
  word?: string;
}

interface Question {
  label: string;
  hint?: string;
  /** For translators. */
  note?: string;
  errors: Readonly<Partial<Record<Problem, string>>>;
  /** Ids of messages, where they are not the name and the problem: `emailInvalid`. */
  ids?: Readonly<Partial<Record<Problem, string>>>;
  /** Whether it may be left empty. */
  optional?: boolean;
  /** Whether several forms ask it in the same words. */
  shared?: boolean;
  /** Whether it stands beside the next field where there is space. */
  besideNext?: boolean;
  /** What the mail and the sheet call it, unless that is the label. */
  mailLabel?: string;
}

interface Answer extends Question {
  autocomplete?: string;
  /** When the browser checks it before the first submit; usual: each key of a text, a change of a choice. */
  checkOn?: 'keyup' | 'change' | 'blur';
  /** Place of its column in the export. Programs rely on it: a new field takes the next one that is free. */
  column?: number;
  /** Who sent the form: the name for people, and the address to answer to and to erase by. */
  sender?: 'name' | 'address';
  /** Whether a link in it is a spam signal. */
  noLinks?: boolean;
  /** The field that it is sent and kept together with, as its first part. */
  partOf?: string;
}

/** One line, or with `lines` several. A date is a day that exists, as 2027-03-31: else it is `invalid`. */
export interface TextField extends Answer {
  control: 'text';
  type?: 'email' | 'date';
  inputMode?: 'numeric';
  /** The rule in the browser's own terms, for when there is no script. */
  pattern?: string;
  /** What the trimmed answer must look like, in this order. */
  checks?: Readonly<Partial<Record<Problem, RegExp>>>;
  /** Longest text, in UTF-16 code units; usual: TEXT_LIMIT. */
  limit?: number;
  lines?: number;
}

export interface SelectField extends Answer {
  control: 'select';
  /** A text stands for itself, and is not translated. Empty where the build fills in the options: any text is accepted. */
  options: ReadonlyArray<Option | string>;
}

export interface CheckboxField extends Answer {
  control: 'checkbox';
}

export interface FileField extends Question {
  control: 'file';
  /** Accepted extensions and their media types, some of FILE_TYPES or all. */
  accept: Readonly<Record<string, string>>;
  /** Largest file, in bytes. */
  size: number;
  /** Most files; usual: 1. */
  count?: number;
  /** Most bytes of all of them; usual: as many as `count` and `size` allow. */
  total?: number;
  /** The server checks them as documents, and keeps the facts that a quote is made from. */
  checked?: Checked;
}

/** Fields of a form with which what was found in documents is sent instead of the documents. */
export interface Checked {
  /** The checkbox that says so. */
  only: string;
  /** The text that is then sent in their place. */
  findings: string;
}

export type Field = TextField | SelectField | CheckboxField | FileField;

export interface Call {
  /** Path below `{host}`, the build setting FORMS_HOST. */
  path: string;
  /** Which statuses are success; usual: 200 alone. */
  accepts?: '2xx';
}

export interface Form {
  name: string;
  /** Route of the page that shows it. */
  page: string;
  /** Posted one after the other; the last one is where a browser posts without script. */
  calls: readonly Call[];
  words: {
    /** Accessible name. */
    label: string;
    submit: string;
    /** What to do when it could not be sent. */
    advice: string;
    succeeded: string;
    /** What happens after it was stored. Promises no time that the specification does not name. */
    next: string;
    failed: string;
  };
  /** In reading order. */
  fields: Readonly<Record<string, Field>>;
  mail: {
    /** First part of the subject, which an answer carries to the sender. */
    subject: string;
    /** Field that is the second part. */
    topic: string;
    opening: string;
    /** What several are called. */
    several: string;
    /** Setting for another recipient than MAIL_TO. */
    to?: string;
  };
  /** Whether it goes to the sheet, too. */
  sheet?: boolean;
  /** Whether the page is loaded anew when it was sent (tests/SPEC.md section 4). */
  reloads?: boolean;
  /** Whether a failure is written to the console (tests/SPEC.md section 8). */
  logsFailure?: boolean;
}

/** A text field that people do not see: whoever fills it in is a program. */
export const HONEYPOT_FIELD = 'website';

/** Value of a ticked checkbox. */
export const CHECKED = 'yes';

/** Fields of a form with their names, in reading order. */
export function fieldsOf({fields}: Form): Array<[name: string, field: Field]> {
  return Object.entries(fields);
}

/** File fields of a form with their names, in reading order. */
export function fileFieldsOf(form: Form): Array<[name: string, field: FileField]> {
  return fieldsOf(form).filter(
    (entry): entry is [string, FileField] => entry[1].control === 'file',
  );
}

/** Returns whether a field is asked for: files or, in their place, what was found in them. */
export function isAsked(form: Form, name: string, values: Readonly<Record<string, unknown>>) {
  return fileFieldsOf(form).every(([files, {checked}]) => {
    if (!checked || (name !== files && name !== checked.findings)) return true;
    const only = values[checked.only] === CHECKED;
    return name === files ? !only : only;
  });
}

/** Returns what the `action` of the `<form>` ends with. */
export function actionOf({calls}: Form): string {
  return calls.at(-1)?.path ?? '';
}
