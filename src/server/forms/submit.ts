/** From what was sent to what is stored: the rules first, then the store. */
import {IDEMPOTENCY_HEADER, validate, type Files, type Form, type Problems} from '../../forms';
import {
  StoreUnavailableError,
  type Channel,
  type FormName,
  type NewFile,
  type Store,
} from '../store/store';
import type {Outcome} from './outcome';
import {askedFiles, inspectFiles, type SentFile} from './files';
import {scoreSpam} from './spam';
import {storedFields, type FormValues} from './values';

/** A full disk or a locked database may be over by then. */
const RETRY_SECONDS = 30;

/** Where submissions go. */
export interface SubmitOptions {
  store: Store;
  /** Channels that are set up for each form. */
  channels: Readonly<Record<FormName, readonly Channel[]>>;
  /** Called when there is something to deliver. */
  onStored: () => void;
}

/** What one request has brought. */
export interface Received {
  form: Form;
  sent: FormValues;
  files: Files<SentFile>;
  /** Text of the field that people do not see. */
  honeypot: string;
  /** Of the page that posted, when it was not the default one. */
  language: string | undefined;
  /** The same for every attempt to send one submission. */
  idempotencyKey: string | undefined;
}

/** Tells the log what became of a submission. */
interface Report {
  held: (id: string, signals: readonly string[]) => void;
  failed: (error: unknown) => void;
}

/** Checks a submission and stores it. Resolves to "stored" only when it survives a crash. */
export async function submit(
  {form, sent, files, honeypot, language, idempotencyKey}: Received,
  {store, channels, onStored}: SubmitOptions,
  report: Report,
): Promise<Outcome> {
  const checked = await check(form, sent, files);
  if ('problems' in checked) return {kind: 'invalid', problems: checked.problems};
  const fields = storedFields(form, sent.values, language);
  const spam = scoreSpam(honeypot, form, fields);
  const name = form.name as FormName;
  try {
    const result = await store.save({
      form: name,
      fields,
      files: checked.files,
      ...(idempotencyKey !== undefined && {idempotencyKey}),
      spam,
      channels: channels[name],
    });
    if (result.outcome === 'stored') {
      const {id, reference, held, repeated} = result;
      // The sender is not told: a program that is told learns.
      if (held && !repeated) report.held(id, spam.signals);
      if (!held && (checked.files.length > 0 || channels[name].length > 0)) onStored();
      return {kind: 'stored', id, reference};
    }
    const detail = `This ${IDEMPOTENCY_HEADER} was used for a submission with other content.`;
    return {kind: 'failed', status: 422, details: {detail}};
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    report.failed(error);
    return {kind: 'failed', status: 503, details: {retryAfter: RETRY_SECONDS}};
  }
}

async function check(
  form: Form,
  {values}: FormValues,
  sent: Files<SentFile>,
): Promise<{problems: Problems} | {files: NewFile[]}> {
  const asked = askedFiles(form, sent, values);
  const broken = validate(form, values, factsOf(asked));
  const unbroken = Object.entries(asked).filter(([field]) => broken[field] === undefined);
  const inspected = await inspectFiles(form, Object.fromEntries(unbroken));
  const problems = {...broken, ...inspected.problems};
  return Object.keys(problems).length > 0 ? {problems} : {files: inspected.files};
}

function factsOf(files: Files<SentFile>): Files {
  const facts = Object.entries(files).map(([field, list = []]) => [
    field,
    list.map(({name, bytes}) => ({name, size: bytes.length})),
  ]);
  return Object.fromEntries(facts) as Files;
}
