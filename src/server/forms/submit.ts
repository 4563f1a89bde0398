/** From what was sent to what is stored: the rules first, then the store. */
import type {FastifyRequest} from 'fastify';
import {IDEMPOTENCY_HEADER, validate, type Files, type Form, type Problems} from '../../forms';
import type {CheckDocuments} from '../documents/checks';
import {logError, logFault} from '../log';
import {ScanError, type Scan} from '../scan/clamd';
import {VIRUS} from '../store/scans';
import {
  HOLD_AT,
  StoreUnavailableError,
  type Channel,
  type FormName,
  type NewFile,
  type Store,
  type Suspicion,
} from '../store/store';
import type {Outcome} from './answer';
import {checkedFiles} from './documents';
import {inspectFiles, type SentFile} from './files';
import {suspicionOf} from './suspicion';
import {storedFields, type FormValues} from './values';

/** A full disk or a locked database may be over by then. */
const RETRY_SECONDS = 30;

/** Where submissions go. */
export interface SubmitOptions {
  store: Store;
  /** Channels that are set up for each form. */
  channels: Readonly<Record<FormName, readonly Channel[]>>;
  /** Looks for viruses; undefined when there is no scanner. */
  scan?: Scan | undefined;
  checkDocuments: CheckDocuments;
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
  /** Aborted when the request is over, and nobody waits for the answer. */
  over: AbortSignal;
}

/** Checks a submission and keeps it. Resolves to "stored" only when it survives a crash. */
export async function submit(
  request: FastifyRequest,
  {form, sent, files, honeypot, language, over}: Received,
  {store, channels, scan, checkDocuments, onStored}: SubmitOptions,
): Promise<Outcome> {
  const checked = await check(form, sent, files);
  if ('problems' in checked) return {kind: 'invalid', problems: checked.problems};
  const faults: unknown[] = [];
  const key = request.headers[IDEMPOTENCY_HEADER.toLowerCase()];
  const {
    values,
    files: kept,
    found,
  } = await checkedFiles(form, sent.values, checked.files, (documents) =>
    checkDocuments(documents, over, (error) => faults.push(error)),
  );
  const fields = storedFields(form, values, language);
  const uploads = await scanned(request, kept, scan);
  const suspicion = withVirus(suspicionOf(honeypot, form, fields), uploads);
  try {
    const result = await store.save({
      form: form.name as FormName,
      fields,
      files: uploads,
      sent: {fields: storedFields(form, sent.values, language), files: checked.files},
      ...(typeof key === 'string' && {idempotencyKey: key}),
      suspicion,
      channels: channels[form.name as FormName],
    });
    if (result.outcome === 'stored') {
      const {id, reference, held, repeated} = result;
      for (const error of faults) logFault(request, id, error);
      // The sender is told nothing of it: a program that is told learns.
      if (held && !repeated) request.server.log.warn({id, signs: suspicion.signs}, 'Held');
      if (!held) onStored();
      return {kind: 'stored', id, reference, found};
    }
    const detail = `This ${IDEMPOTENCY_HEADER} was used for a submission with other content.`;
    return {kind: 'failed', status: 422, options: {detail}};
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    logError(request, error);
    return {kind: 'failed', status: 503, options: {retryAfter: RETRY_SECONDS}};
  }
}

/** A scanner that is away keeps nobody from applying: the files are scanned later. */
async function scanned(
  request: FastifyRequest,
  files: readonly NewFile[],
  scan: Scan | undefined,
): Promise<NewFile[]> {
  const done: NewFile[] = [];
  let isThere = true;
  for (const file of files) {
    try {
      done.push(scan && isThere ? {...file, verdict: await scan(file.bytes)} : file);
    } catch (error) {
      if (!(error instanceof ScanError)) throw error;
      logError(request, error);
      done.push(file);
      // Who waits, waits for it once.
      isThere = error.isFile;
    }
  }
  return done;
}

function withVirus(suspicion: Suspicion, files: readonly NewFile[]): Suspicion {
  if (!files.some(({verdict}) => verdict?.scan === 'infected')) return suspicion;
  return {score: suspicion.score + HOLD_AT, signs: [...suspicion.signs, VIRUS]};
}

async function check(
  form: Form,
  {values}: FormValues,
  sent: Files<SentFile>,
): Promise<{problems: Problems} | {files: NewFile[]}> {
  const broken = validate(form, values, factsOf(sent));
  const inspected = await inspectFiles(form, sent, (name) => broken[name] === undefined);
  const problems = {...broken, ...inspected.problems};
  return Object.keys(problems).length > 0 ? {problems} : {files: inspected.files};
}

function factsOf(sent: Files<SentFile>): Files {
  const facts = Object.entries(sent).map(([field, files = []]) => [
    field,
    files.map(({name, bytes}) => ({name, size: bytes.length})),
  ]);
  return Object.fromEntries(facts) as Files;
}
