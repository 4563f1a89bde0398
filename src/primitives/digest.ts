/** Returns the SHA-256 of bytes in hexadecimal; undefined on a page without TLS, where browsers do not offer it. */
export async function sha256Of(bytes: BufferSource): Promise<string | undefined> {
  // The types do not know that it may be missing.
  const {subtle} = crypto as {subtle?: SubtleCrypto};
  const digest = await subtle?.digest('SHA-256', bytes);
  if (!digest) return undefined;
  return Array.from(new Uint8Array(digest), hexadecimal).join('');
}

/** Returns a random string of 32 hexadecimal digits. `crypto.randomUUID` is missing on pages without TLS. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), hexadecimal).join('');
}

function hexadecimal(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}
