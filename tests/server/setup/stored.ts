/** Reads back what an application left: its stored file, or the errors of its answer. */
import type {StoredFile} from '../../../src/server/store/store';
import type {Reply, TestServer} from './server';

interface FieldError {
  pointer: string;
  detail: string;
}

/** The field errors of a problem+json answer; undefined when it names none. */
export function errorsOf(reply: Reply): FieldError[] | undefined {
  return (JSON.parse(reply.text) as {errors?: FieldError[]}).errors;
}

/** File of the newest submission, with its bytes. */
export async function storedFile(
  server: TestServer,
): Promise<Partial<StoredFile> & {bytes?: Uint8Array}> {
  const [submission] = await server.store.list({limit: 1});
  if (!submission) throw new Error('Nothing was stored');
  return {...submission.files[0], bytes: await server.store.readFile(submission.id)};
}
