/** Visitors who send forms and, as our script does, retry with the same Idempotency-Key until answered. */
import {createHash, randomBytes, randomUUID} from 'node:crypto';
import {setTimeout as sleep} from 'node:timers/promises';
import {actionOf, fileFieldsOf, type Form} from '@trendsoft/forms-service/validate';
import {FORMS, contact} from '../../../src/forms/tables';
import {answersTo} from '../../setup/answers';
import {formData} from '../../../packages/forms-service/tests/setup/requests';
import {ENQUIRY} from '../setup/forms';

/** A submission that the server acknowledged. */
export interface Acknowledged {
  id: string;
  email: string;
  /** SHA-256 of the file, in hexadecimal. */
  file?: string;
}

export interface VisitorOptions {
  /** Number of concurrent visitors. */
  count: number;
  /** Every nth submission has a file; the forms that accept files take turns. */
  filesEvery: number;
  fileBytes: number;
  /** Pause between a visitor's submissions, in milliseconds; 0 by default. */
  pauseMs?: number;
}

export type Visitors = ReturnType<typeof startVisitors>;

const RETRY_MS = 25;
/** Forms that accept files. */
export const UPLOADS = FORMS.filter((form) => fileFieldsOf(form).length > 0);

export function startVisitors(options: VisitorOptions) {
  const {count, filesEvery, fileBytes, pauseMs = 0} = options;
  let begun = 0;
  let ending = false;

  async function visit(visitor: number): Promise<void> {
    while (!ending) {
      begun += 1;
      const form =
        begun % filesEvery === 0 ? UPLOADS[(begun / filesEvery) % UPLOADS.length] : undefined;
      const file = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(fileBytes)]);
      const key = randomUUID();
      const email = `${key}@example.com`;
      // One address per visitor, since the server limits concurrent uploads per address.
      const headers = {'idempotency-key': key, 'x-forwarded-for': `10.0.0.${visitor}`};
      let id: string | undefined;
      while ((id = await attempt(form ?? contact, email, form && file, headers)) === undefined) {
        await sleep(RETRY_MS);
      }
      visitors.acknowledged.push({id, email, ...(form && {file: sha256(file)})});
      await sleep(pauseMs);
    }
  }

  /** Returns the id of the acknowledged submission, or undefined if there is none. */
  async function attempt(
    form: Form,
    email: string,
    file: Buffer | undefined,
    headers: Record<string, string>,
  ): Promise<string | undefined> {
    if (visitors.url === undefined) return undefined;
    const begunAt = performance.now();
    try {
      const {status, id} = await postForm(visitors.url, {form, email, file, headers});
      if (status === 200) return id;
      if (status !== 503) visitors.wrong.push(status);
    } catch {
      // The server was killed before it answered, so nothing was acknowledged.
    } finally {
      visitors.slowest = Math.max(visitors.slowest, performance.now() - begunAt);
    }
    visitors.refused += 1;
    return undefined;
  }

  const visitors = {
    acknowledged: [] as Acknowledged[],
    /** Attempts without an answer, or answered with 503. */
    refused: 0,
    /** Status of each answer other than 200 and 503. */
    wrong: [] as number[],
    /** Longest wait for any answer, in milliseconds. */
    slowest: 0,
    /** Address of the server; visitors wait until it is set. */
    url: undefined as string | undefined,
    /** Waits for submissions in progress; no visitor starts another. */
    async finish(): Promise<void> {
      ending = true;
      await Promise.all(visits);
    },
  };
  const visits = Array.from({length: count}, (_, visitor) => visit(visitor));
  return visitors;
}

interface Post {
  form: Form;
  email: string;
  /** A PDF file, for forms that accept one. */
  file?: Buffer | undefined;
  headers: Record<string, string>;
  signal?: AbortSignal;
}

/** Posts a form once. @throws the errors of fetch if there is no answer */
export async function postForm(url: string, {form, email, file, headers, signal}: Post) {
  const body = file ? parts(form, email, file) : JSON.stringify({...ENQUIRY, email});
  const type: Record<string, string> = file ? {} : {'content-type': 'application/json'};
  const response = await fetch(url + actionOf(form), {
    method: 'POST',
    headers: {...headers, ...type},
    body,
    ...(signal && {signal}),
  });
  const {id} = (await response.json()) as {id: string};
  return {status: response.status, id};
}

function parts(form: Form, email: string, bytes: Buffer): FormData {
  const [[part] = ['file']] = fileFieldsOf(form);
  return formData({...answersTo(form), email}, {name: 'cv.pdf', bytes, part});
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
