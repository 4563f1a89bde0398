/** AES in CBC mode: newer documents are encrypted with it. */
import {cbc} from '@noble/ciphers/aes.js';

const BLOCK_BYTES = 16;

/** Returns the whole blocks of damaged or truncated data. */
const wholeBlocks = (data: Uint8Array) =>
  data.subarray(0, data.length - (data.length % BLOCK_BYTES));

/** Decrypts data. @param padded whether the last byte gives the length of the padding */
export function decryptCbc(
  key: Uint8Array,
  iv: Uint8Array,
  data: Uint8Array,
  padded: boolean,
): Uint8Array {
  const blocks = wholeBlocks(data);
  if (blocks.length === 0 || iv.length < BLOCK_BYTES) return new Uint8Array(0);
  // The padding of damaged data is invalid, and must not stop the check.
  const plain = cbc(key, iv, {disablePadding: true}).decrypt(blocks);
  const padding = plain.at(-1) ?? 0;
  return padded && padding <= BLOCK_BYTES ? plain.subarray(0, plain.length - padding) : plain;
}

/** Encrypts whole blocks of data without padding, for the keys of revision 6. */
export function encryptCbc(key: Uint8Array, iv: Uint8Array, data: Uint8Array): Uint8Array {
  return cbc(key, iv, {disablePadding: true}).encrypt(wholeBlocks(data));
}
