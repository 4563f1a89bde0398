/** Bodies of posts, as browsers encode them. */

/** Headers of a browser that opens a page. */
export const BROWSER = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8',
};

/** An Idempotency-Key. */
export const KEY = 'b7e1c3f0-4d2a-4f6e-9a51-0c8d7e6f5a4b';

/** A PDF header followed by every byte value. */
export const BYTES = Buffer.concat([
  Buffer.from('%PDF-1.7\n'),
  Buffer.from(Array.from({length: 2048}, (_, index) => index % 256)),
]);

export interface TestFile {
  /** Name of the field. */
  part: string;
  name: string;
  bytes: Uint8Array;
}

/** Returns fields and files as a browser encodes them. */
export function formData(
  fields: Readonly<Record<string, string>>,
  ...files: readonly TestFile[]
): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  for (const {part, name, bytes} of files) {
    data.append(part, new Blob([new Uint8Array(bytes)]), name);
  }
  return data;
}

/** Returns a post with fields and files. */
export async function multipart(...parts: Parameters<typeof formData>) {
  const response = new Response(formData(...parts));
  const headers = {'content-type': response.headers.get('content-type') ?? ''};
  const body = Buffer.from(await response.arrayBuffer()).toString('latin1');
  // Browsers send an empty file name; undici omits it.
  const sent = body.replaceAll(/(name="\w+")(?=\r\nContent-Type)/g, '$1; filename=""');
  return {method: 'POST', headers, body: Buffer.from(sent, 'latin1')};
}
