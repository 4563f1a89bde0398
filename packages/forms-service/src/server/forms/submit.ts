/** Validates and stores a submission. */
import type {FastifyRequest} from 'fastify';
import {
  HONEYPOT_FIELD,
  IDEMPOTENCY_HEADER,
  KEY_REUSED,
  payloadOf,
  validate,
  type Form,
} from '../../forms/index.ts';
import type {ValidationErrors} from '../../forms/index.ts';
import {channelsOf} from '../deliver/channel.ts';
import type {ErrorDetails} from '../http/errors.ts';
import {LANGUAGE_FIELD, StoreUnavailableError} from '../store/store.ts';
import type {Context} from './context.ts';
import {askedFiles, inspectFiles, withKinds} from './files.ts';
import {languageOf} from './page.ts';
import {scoreSpam} from './spam.ts';
import type {Parts} from './upload.ts';
import {textOf} from './values.ts';

/** Retry-After, in seconds, for a full disk or a locked database. */
const RETRY_SECONDS = 30;

export type Outcome =
  | {kind: 'stored'; id: string; reference: string}
  | {kind: 'invalid'; errors: ValidationErrors}
  | {kind: 'failed'; status: number; details?: ErrorDetails};

const KEY_REUSED_OUTCOME: Outcome = {
  kind: 'failed',
  status: 422,
  details: {
    detail: `This ${IDEMPOTENCY_HEADER} was used for a submission with other content.`,
    reason: KEY_REUSED,
  },
};

/**
 * Validates a submission and stores it. Resolves to "stored" only once it would survive a crash.
 * @param values of the fields, a result of `readValues`
 */
export async function submit(
  request: FastifyRequest,
  form: Form,
  parts: Parts,
  values: Readonly<Record<string, string>>,
  context: Context,
): Promise<Outcome> {
  const {configuration, store, settings, onStored} = context;
  const {log} = request.server;
  const honeypot = textOf(parts.fields[HONEYPOT_FIELD]);
  const asked = await withKinds(askedFiles(form, parts.files, values));
  const {errors, files} = await inspectFiles(form, asked, validate(form, values, asked));
  if (Object.keys(errors).length > 0) return {kind: 'invalid', errors};
  const fields = fieldsToStore(form, values, languageOf(request, context));
  const spam = scoreSpam(honeypot, form, fields);
  const {name} = form;
  const channels = channelsOf(configuration.tables, settings)[name] ?? [];
  const idempotencyKey = keyOf(request);
  try {
    const result = await store.save({form: name, fields, files, idempotencyKey, spam, channels});
    if (result.outcome === 'keyReused') return KEY_REUSED_OUTCOME;
    const {id, reference, held, repeated} = result;
    const isDue = !held && files.length + channels.length > 0;
    // A held submission gets the same response, so that bots cannot learn from it.
    if (held && !repeated) log.warn({id, signals: spam.signals}, 'Held');
    if (isDue) onStored();
    return {kind: 'stored', id, reference};
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    log.error({err: error, form: name}, 'The request failed');
    return {kind: 'failed', status: 503, details: {retryAfter: RETRY_SECONDS}};
  }
}

/** Returns the same fields for scripts and for browsers without JavaScript. */
function fieldsToStore(form: Form, values: Readonly<Record<string, string>>, language?: string) {
  return {...payloadOf(form, values), ...(language && {[LANGUAGE_FIELD]: language})};
}

function keyOf({headers}: FastifyRequest): string | undefined {
  const key = headers[IDEMPOTENCY_HEADER.toLowerCase()];
  return typeof key === 'string' ? key : undefined;
}
