/** From what was sent to what is stored: the rules first, then the store. */
import type {FastifyBaseLogger} from 'fastify';
import {
  IDEMPOTENCY_HEADER,
  validate,
  type Files,
  type Form,
  type ValidationErrors,
} from '../../forms';
import {channelsOf} from '../deliver/channel';
import type {ErrorDetails} from '../http/errors';
import {StoreUnavailableError, type FormName, type NewFile} from '../store/store';
import type {Context} from './context';
import {askedFiles, inspectFiles, type SentFile} from './files';
import {scoreSpam} from './spam';
import {storedFields, type FormValues} from './values';

/** A full disk or a locked database may be over by then. */
const RETRY_SECONDS = 30;

export type Outcome =
  | {kind: 'stored'; id: string; reference: string}
  | {kind: 'invalid'; problems: ValidationErrors}
  | {kind: 'failed'; status: number; details?: ErrorDetails};

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

/** Checks a submission and stores it. Resolves to "stored" only when it survives a crash. */
export async function submit(
  {form, sent, files, honeypot, language, idempotencyKey}: Received,
  {store, settings, onStored}: Context,
  log: FastifyBaseLogger,
): Promise<Outcome> {
  const checked = await check(form, sent, files);
  if ('problems' in checked) return {kind: 'invalid', problems: checked.problems};
  const fields = storedFields(form, sent.values, language);
  const spam = scoreSpam(honeypot, form, fields);
  const name = form.name as FormName;
  const channels = channelsOf(settings)[name];
  try {
    const result = await store.save({
      form: name,
      fields,
      files: checked.files,
      ...(idempotencyKey !== undefined && {idempotencyKey}),
      spam,
      channels,
    });
    if (result.outcome === 'stored') {
      const {id, reference, held, repeated} = result;
      // The sender is not told: a program that is told learns.
      if (held && !repeated) log.warn({id, signals: spam.signals}, 'Held');
      if (!held && (checked.files.length > 0 || channels.length > 0)) onStored();
      return {kind: 'stored', id, reference};
    }
    const detail = `This ${IDEMPOTENCY_HEADER} was used for a submission with other content.`;
    return {kind: 'failed', status: 422, details: {detail}};
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    log.error({err: error, form: name}, 'The request failed');
    return {kind: 'failed', status: 503, details: {retryAfter: RETRY_SECONDS}};
  }
}

async function check(
  form: Form,
  {values}: FormValues,
  sent: Files<SentFile>,
): Promise<{problems: ValidationErrors} | {files: NewFile[]}> {
  const asked = askedFiles(form, sent, values);
  const broken = validate(form, values, asked);
  const unbroken = Object.entries(asked).filter(([field]) => broken[field] === undefined);
  const inspected = await inspectFiles(form, Object.fromEntries(unbroken));
  const problems = {...broken, ...inspected.problems};
  return Object.keys(problems).length > 0 ? {problems} : {files: inspected.files};
}
