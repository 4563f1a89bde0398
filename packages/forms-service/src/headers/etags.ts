import {createHash} from 'node:crypto';

/** Lists the ETag of every file of a build. The name begins with a dot, so that neither our server nor the examples in deploy/ serve it. */
export const ETAGS_FILE = '.etags.json';

/** Path below the build → ETag without quotation marks. */
export type Etags = Readonly<Partial<Record<string, string>>>;

/** Returns the ETag of a file, without quotation marks: a hash of its content. */
export function etagFor(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 27);
}
