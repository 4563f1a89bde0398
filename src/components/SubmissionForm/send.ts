import type {FieldValues} from 'react-hook-form';
import {HONEYPOT_FIELD, englishOf, payloadOf, type Form} from '../../forms';
import {post, referenceIn, rejectionOf} from './post';
import type {Attempt} from './useSubmission';
import {answersIn, filesIn} from './values';

/** Returns a string that identifies a submission by its content. */
export function submissionContent(form: Form, values: FieldValues): string {
  const files = Object.values(filesIn(form, values)).flat();
  const facts = files.map(({name, size, lastModified}) => [name, size, lastModified]);
  return JSON.stringify([payloadOf(form, answersIn(form, values)), ...facts]);
}

/** The input of a visitor or bot. */
interface FilledIn {
  values: FieldValues;
  honeypot: string;
}

/**
 * Sends the requests of a form, one after the other (tests/SPEC.md section 7).
 * @returns the submission's reference; undefined if the response has none
 * @throws RejectedError unless the server accepted everything
 */
export async function send(
  form: Form,
  filledIn: FilledIn,
  attempt: Attempt,
  urlOf: (endpoint: string) => string,
): Promise<string | undefined> {
  const body = bodyOf(form, filledIn);
  let response: Response | undefined;
  for (const {path, accepts} of form.endpoints) {
    response = await post(urlOf(path), body, attempt);
    const accepted = accepts === '2xx' ? response.ok : response.status === 200;
    if (!accepted) throw await rejectionOf(response, englishOf(form));
  }
  return response && referenceIn(response);
}

/** Returns JSON, or multipart data for a form with files. The honeypot is sent only if it was filled in. */
function bodyOf(form: Form, {values, honeypot}: FilledIn): string | FormData {
  const fields = payloadOf(form, answersIn(form, values));
  if (honeypot) fields[HONEYPOT_FIELD] = honeypot;
  const files = Object.entries(filesIn(form, values));
  if (files.length === 0) return JSON.stringify(fields);
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  for (const [name, chosen] of files) {
    for (const file of chosen) data.append(name, file);
  }
  return data;
}
