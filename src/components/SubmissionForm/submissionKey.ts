/**
 * Returns a random key for one submission (header Idempotency-Key), so that the server
 * recognises a retry. `randomUUID` is missing on pages served without TLS.
 */
export function submissionKey(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = new Uint8Array(16);
  (crypto as Crypto).getRandomValues(bytes);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
