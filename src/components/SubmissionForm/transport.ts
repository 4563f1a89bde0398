/** Sends a form to the server, and reads its responses (tests/SPEC.md section 7). */
import {
  HONEYPOT_FIELD,
  IDEMPOTENCY_HEADER,
  KEY_REUSED,
  englishOf,
  secondsToWait,
  withFileNames,
  type Form,
  type Sentences,
  type ValidationErrors,
} from '@trendsoft/forms-service/validate';
import {sha256Of} from '../../primitives/digest';

/** A file whose bytes were read, so that sending cannot fail because it has changed on the disk. */
export interface ReadFile {
  /** Name of its field. */
  field: string;
  name: string;
  /** Media type, as the browser states it. */
  type: string;
  bytes: ArrayBuffer;
}

/** What is sent, except for the key. */
export interface Submission {
  /** A result of `payloadOf`. */
  fields: Readonly<Record<string, string>>;
  files: readonly ReadFile[];
  honeypot: string;
}

interface SendOptions {
  signal: AbortSignal;
  /** Key of the submission, which every retry repeats, so that the server stores it once. */
  key: string;
  urlOf: (endpoint: string) => string;
}

/** The server responded, but did not accept the submission. */
export class RejectedError extends Error {
  override readonly name = 'RejectedError';

  constructor(
    readonly status: number,
    readonly errors: ValidationErrors,
    /** Seconds after which the server may accept it. */
    readonly retryAfter: number | undefined,
    /** Whether the key belongs to a submission with other content. */
    readonly isKeyReused: boolean,
  ) {
    super(`The server answered ${status}`);
  }
}

/** No answer of the server has arrived. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';

  constructor(options: ErrorOptions) {
    super('The server could not be reached', options);
  }
}

/**
 * Returns a string that identifies a submission by what the server compares: normalised texts, and names and content
 * of files. A file that is chosen again after a reload is recognised by its content.
 */
export async function contentOf({fields, files}: Submission): Promise<string> {
  const facts: string[] = [];
  for (const {field, name, bytes} of files) {
    // Without TLS there is no digest. If two files then seem equal, the server notices, and a new key is used.
    facts.push(field, name, (await sha256Of(bytes)) ?? String(bytes.byteLength));
  }
  const content = JSON.stringify([fields, facts]);
  return (await sha256Of(new TextEncoder().encode(content))) ?? content;
}

/**
 * Sends the requests of a form, one after the other.
 * @returns the submission's reference; undefined if the response has none
 * @throws RejectedError unless the server accepted everything
 * @throws UnreachableError if there is no answer
 */
export async function send(
  form: Form,
  submission: Submission,
  {signal, key, urlOf}: SendOptions,
): Promise<string | undefined> {
  const body = bodyOf(form, submission);
  const headers: Record<string, string> = {
    // A browser's own submit asks for a page.
    Accept: 'application/json',
    [IDEMPOTENCY_HEADER]: key,
  };
  if (typeof body === 'string') headers['Content-Type'] = 'application/json';
  let response: Response | undefined;
  for (const {path, accepts} of form.endpoints) {
    response = await fetch(urlOf(path), {method: 'POST', body, headers, signal}).catch(
      (cause: unknown) => {
        throw new UnreachableError({cause});
      },
    );
    const accepted = accepts === '2xx' ? response.ok : response.status === 200;
    if (!accepted) throw await rejectionOf(response, englishOf(form));
  }
  return response && referenceIn(await bodyIn(response));
}

/** Returns JSON, or multipart data for a form with file fields. The honeypot is sent only if it was filled in. */
function bodyOf(form: Form, {fields, files, honeypot}: Submission): string | FormData {
  const sent = honeypot ? {...fields, [HONEYPOT_FIELD]: honeypot} : fields;
  const hasFiles = Object.values(form.fields).some(({control}) => control === 'file');
  if (!hasFiles) return JSON.stringify(sent);
  const data = new FormData();
  for (const [name, value] of Object.entries(sent)) data.append(name, value);
  for (const {field, name, type, bytes} of files) {
    data.append(field, new File([bytes], name, {type}));
  }
  return data;
}

/** Returns the error for a response that rejects the submission. @param english the form's messages */
export async function rejectionOf(response: Response, english: Sentences): Promise<RejectedError> {
  const body = await bodyIn(response);
  return new RejectedError(
    response.status,
    fieldErrorsIn(body, english),
    secondsToWait(response.headers.get('Retry-After')),
    body['reason'] === KEY_REUSED,
  );
}

/** Returns the submission's reference; undefined if the response has none. */
export function referenceIn({reference}: Record<string, unknown>): string | undefined {
  return typeof reference === 'string' ? reference : undefined;
}

/** Reads the object in a response; empty if there is none, as in the page of a proxy. */
async function bodyIn(response: Response): Promise<Record<string, unknown>> {
  const body: unknown = await response.json().catch(() => undefined);
  return isRecord(body) ? body : {};
}

/** Reads field errors from RFC 9457 problem details: each has a JSON pointer and the id of one of our messages. */
function fieldErrorsIn({errors: listed}: Record<string, unknown>, english: Sentences) {
  const errors: Record<string, string> = {};
  for (const {pointer, id, files} of Array.isArray(listed) ? listed.filter(isRecord) : []) {
    const field = typeof pointer === 'string' && /^#?\/(\w+)$/.exec(pointer)?.[1];
    if (!field || typeof id !== 'string' || !Object.hasOwn(english, id)) continue;
    errors[field] ??= typeof files === 'string' ? withFileNames(id, files) : id;
  }
  return errors;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
