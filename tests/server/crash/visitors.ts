/** Visitors who send forms and, as browsers do, try again with the same key until they have an answer. */
import {createHash, randomBytes, randomUUID} from 'node:crypto';
import {setTimeout as sleep} from 'node:timers/promises';
import {actionOf, fileFieldsOf, type Form} from '../../../src/forms';
import {FORMS} from '../../../src/forms/tables';
import {answersTo} from '../../setup/answers';
import {ENQUIRY} from '../setup/forms';

/** What a visitor was promised. */
export interface Acknowledged {
  id: string;
  email: string;
  /** SHA-256 of the file, in hexadecimal. */
  file?: string;
}

export interface Visitors {
  readonly acknowledged: readonly Acknowledged[];
  /** How often an attempt got no answer, or one that asked to come back. */
  readonly refused: number;
  /** Status of each answer that neither stored nor asked to come back. */
  readonly wrong: readonly number[];
  /** Longest wait for any answer, in milliseconds. */
  readonly slowest: number;
  /** Sends posts to another server. */
  aim(url: string): void;
  /** Lets everybody finish what they have begun, and nobody begin anew. */
  finish(): Promise<void>;
}

export interface VisitorOptions {
  /** How many send at the same time. */
  count: number;
  /** Every so manieth submission has a file: each form that takes one in turn. */
  filesEvery: number;
  fileBytes: number;
  /** Between two submissions of one visitor, in milliseconds. 0 unless told. */
  pauseMs?: number;
}

const RETRY_MS = 25;

export function startVisitors(options: VisitorOptions): Visitors {
  const {count, filesEvery, fileBytes, pauseMs = 0} = options;
  const acknowledged: Acknowledged[] = [];
  const wrong: number[] = [];
  let target: string | undefined;
  let refused = 0;
  let slowest = 0;
  let begun = 0;
  let ending = false;

  async function visit(visitor: number): Promise<void> {
    // An address each, as behind a proxy: one address may send few files at a time.
    const address = `10.0.${visitor >> 8}.${visitor & 255}`;
    while (!ending) {
      begun += 1;
      const upload =
        begun % filesEvery === 0 ? UPLOADS[(begun / filesEvery) % UPLOADS.length] : undefined;
      const submission = newSubmission(upload, fileBytes);
      for (;;) {
        const begunAt = performance.now();
        const id =
          target === undefined ? undefined : await post(target, address, submission, wrong);
        slowest = Math.max(slowest, performance.now() - begunAt);
        if (id !== undefined) {
          const {email, upload} = submission;
          acknowledged.push({id, email, ...(upload && {file: sha256(upload.file)})});
          break;
        }
        if (target !== undefined) refused += 1;
        await sleep(RETRY_MS);
      }
      if (pauseMs > 0) await sleep(pauseMs);
    }
  }

  const visits = Array.from({length: count}, (_, visitor) => visit(visitor));
  return {
    acknowledged,
    wrong,
    get refused() {
      return refused;
    },
    get slowest() {
      return slowest;
    },
    aim: (url) => (target = url),
    async finish() {
      ending = true;
      await Promise.all(visits);
    },
  };
}

const UPLOADS = FORMS.filter((form) => fileFieldsOf(form).length > 0);

interface NewSubmission {
  key: string;
  email: string;
  /** Of a form that takes one. */
  upload?: {form: Form; file: Buffer};
}

function newSubmission(form: Form | undefined, fileBytes: number): NewSubmission {
  const key = randomUUID();
  const email = `${key}@example.com`;
  if (!form) return {key, email};
  const file = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(fileBytes)]);
  return {key, email, upload: {form, file}};
}

/** @returns the id of what was acknowledged, undefined when nothing was. */
async function post(
  url: string,
  address: string,
  {key, email, upload}: NewSubmission,
  wrong: number[],
): Promise<string | undefined> {
  const headers = {'idempotency-key': key, 'x-forwarded-for': address};
  try {
    const response = upload
      ? await fetch(url + actionOf(upload.form), {
          method: 'POST',
          headers,
          body: partsOf(upload.form, email, upload.file),
        })
      : await fetch(`${url}/contact-form`, {
          method: 'POST',
          headers: {...headers, 'content-type': 'application/json'},
          body: JSON.stringify({...ENQUIRY, email}),
        });
    if (response.status !== 200 && response.status !== 503) wrong.push(response.status);
    const answer = (await response.json()) as {id: string};
    return response.status === 200 ? answer.id : undefined;
  } catch {
    // Killed before it answered: nobody was promised anything.
    return undefined;
  }
}

function partsOf(form: Form, email: string, file: Buffer): FormData {
  const parts = new FormData();
  for (const [name, value] of Object.entries({...answersTo(form), email})) parts.set(name, value);
  for (const [name] of fileFieldsOf(form)) {
    parts.set(name, new Blob([new Uint8Array(file)]), 'cv.pdf');
  }
  return parts;
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
