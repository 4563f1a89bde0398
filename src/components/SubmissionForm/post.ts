import {withFileNames, type ValidationErrors, type Sentences} from '../../forms';
import type {Attempt} from './useSubmission';

/** The server responded, but did not accept the submission. */
export class RejectedError extends Error {
  readonly errors: ValidationErrors;

  constructor(status: number, errors: ValidationErrors) {
    super(`The server answered ${status}`);
    this.name = 'RejectedError';
    this.errors = errors;
  }
}

/** POSTs a body; a string is JSON. Asks for JSON, since a browser's own submit asks for a page. */
export function post(url: string, body: string | FormData, {signal, headers}: Attempt) {
  const type: Record<string, string> =
    typeof body === 'string' ? {'Content-Type': 'application/json'} : {};
  return fetch(url, {
    method: 'POST',
    body,
    signal,
    headers: {Accept: 'application/json', ...type, ...headers},
  });
}

/** Returns the submission's reference; undefined if the response has none. */
export async function referenceIn(response: Response): Promise<string | undefined> {
  const body: unknown = await response.json().catch(() => undefined);
  const reference = isRecord(body) ? body.reference : undefined;
  return typeof reference === 'string' ? reference : undefined;
}

/**
 * Returns the error for a response that rejects the submission, with its field messages.
 * @param english the form's messages
 */
export async function rejectionOf(response: Response, english: Sentences): Promise<RejectedError> {
  const explained = response.status === 422 || response.status === 413;
  return new RejectedError(response.status, explained ? await errorsIn(response, english) : {});
}

/** Reads field errors from RFC 9457 problem details: each has a JSON pointer and the id of one of our messages. */
async function errorsIn(response: Response, english: Sentences): Promise<ValidationErrors> {
  const body: unknown = await response.json().catch(() => undefined);
  const errors: Record<string, string> = {};
  for (const {pointer, id, files} of list(body, 'errors')) {
    const field = typeof pointer === 'string' && /^#?\/(\w+)$/.exec(pointer)?.[1];
    if (!field || typeof id !== 'string' || !Object.hasOwn(english, id)) continue;
    errors[field] ??= typeof files === 'string' ? withFileNames(id, files) : id;
  }
  return errors;
}

function list(body: unknown, key: string): Record<string, unknown>[] {
  const value = isRecord(body) ? body[key] : undefined;
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
