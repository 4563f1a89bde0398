/** From what was sent to what is stored: the rules first, then the store. */
import type {FastifyRequest} from 'fastify';
import {IDEMPOTENCY_HEADER, validate, type MessageId} from '../../forms';
import {logError} from '../log';
import {StoreUnavailableError, type Store} from '../store/store';
import type {FieldProblems, Outcome} from './answer';
import {CAREERS, type FormDefinition} from './definitions';
import {newFile, resumeProblem, type SentFile} from './resume';
import {storedFields, type FormValues} from './values';

/** A full disk or a locked database may be over by then. */
const RETRY_SECONDS = 30;

/** Checks a submission and keeps it. Resolves to "stored" only when it survives a crash. */
export async function submit(
  request: FastifyRequest,
  form: FormDefinition,
  sent: FormValues,
  file: SentFile | undefined,
  store: Store,
): Promise<Outcome> {
  const problems = problemsOf(form, sent, file);
  if (Object.keys(problems).length > 0) return {kind: 'invalid', problems};
  const key = request.headers[IDEMPOTENCY_HEADER.toLowerCase()];
  try {
    const result = await store.save({
      form: form.name,
      fields: storedFields(sent),
      ...(file && {file: newFile(file)}),
      ...(typeof key === 'string' && {idempotencyKey: key}),
    });
    if (result.outcome === 'stored') return {kind: 'stored', id: result.id};
    const detail = `This ${IDEMPOTENCY_HEADER} was used for a submission with other content.`;
    return {kind: 'failed', status: 422, options: {detail}};
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    logError(request, error);
    return {kind: 'failed', status: 503, options: {retryAfter: RETRY_SECONDS}};
  }
}

function problemsOf(
  form: FormDefinition,
  {values}: FormValues,
  file: SentFile | undefined,
): FieldProblems {
  const problems: Record<string, MessageId> = {};
  for (const [field, problem] of Object.entries(validate(form.rules, values))) {
    if (problem) problems[field] = problem;
  }
  const problem = form === CAREERS ? resumeProblem(file) : undefined;
  return problem ? {...problems, file: problem} : problems;
}
