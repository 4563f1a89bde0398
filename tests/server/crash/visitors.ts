/** Visitors who send forms and, as browsers do, try again with the same key until they have an answer. */
import {createHash, randomBytes, randomUUID} from 'node:crypto';
import {setTimeout as sleep} from 'node:timers/promises';
import {actionOf, fileFieldsOf, type Form} from '../../../src/forms';
import {FORMS, contact} from '../../../src/forms/tables';
import {answersTo} from '../../setup/answers';
import {ENQUIRY, formData} from '../setup/forms';

/** What a visitor was promised. */
export interface Acknowledged {
  id: string;
  email: string;
  /** SHA-256 of the file, in hexadecimal. */
  file?: string;
}

export interface VisitorOptions {
  /** How many send at the same time. */
  count: number;
  /** One submission of so many has a file: each form that takes one in turn. */
  filesEvery: number;
  fileBytes: number;
  /** Between two submissions of one visitor, in milliseconds; 0 by default. */
  pauseMs?: number;
}

export type Visitors = ReturnType<typeof startVisitors>;

const RETRY_MS = 25;
const UPLOADS = FORMS.filter((form) => fileFieldsOf(form).length > 0);

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
      // An address each, as behind a proxy: one address may send few files at a time.
      const headers = {'idempotency-key': key, 'x-forwarded-for': `10.0.0.${visitor}`};
      let id: string | undefined;
      while ((id = await attempt(form ?? contact, email, form && file, headers)) === undefined) {
        await sleep(RETRY_MS);
      }
      visitors.acknowledged.push({id, email, ...(form && {file: sha256(file)})});
      await sleep(pauseMs);
    }
  }

  /** Returns the id of what was acknowledged, undefined when nothing was. */
  async function attempt(
    form: Form,
    email: string,
    file: Buffer | undefined,
    headers: Record<string, string>,
  ): Promise<string | undefined> {
    if (visitors.url === undefined) return undefined;
    const body = file ? parts(form, email, file) : JSON.stringify({...ENQUIRY, email});
    const type: Record<string, string> = file ? {} : {'content-type': 'application/json'};
    const begunAt = performance.now();
    try {
      const post = {method: 'POST', headers: {...headers, ...type}, body};
      const response = await fetch(visitors.url + actionOf(form), post);
      const {id} = (await response.json()) as {id: string};
      if (response.status === 200) return id;
      if (response.status !== 503) visitors.wrong.push(response.status);
    } catch {
      // Killed before it answered: nobody was promised anything.
    } finally {
      visitors.slowest = Math.max(visitors.slowest, performance.now() - begunAt);
    }
    visitors.refused += 1;
    return undefined;
  }

  const visitors = {
    acknowledged: [] as Acknowledged[],
    /** Attempts that got no answer, or one that asked to come back. */
    refused: 0,
    /** Status of each answer that neither stored nor asked to come back. */
    wrong: [] as number[],
    /** Longest wait for any answer, in milliseconds. */
    slowest: 0,
    /** Where posts go; nobody sends before it is set. */
    url: undefined as string | undefined,
    /** Lets everybody finish what they have begun, and nobody begin anew. */
    async finish(): Promise<void> {
      ending = true;
      await Promise.all(visits);
    },
  };
  const visits = Array.from({length: count}, (_, visitor) => visit(visitor));
  return visitors;
}

function parts(form: Form, email: string, bytes: Buffer): FormData {
  const [[part] = ['file']] = fileFieldsOf(form);
  return formData({...answersTo(form), email}, {name: 'cv.pdf', bytes, part});
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
