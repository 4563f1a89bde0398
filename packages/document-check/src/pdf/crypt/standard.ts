/** The standard security handler with the empty user password: ISO 32000-1, 7.6.3, and 32000-2, 7.6.4. */
import {join} from '../filters/flate.ts';
import type {Dict} from '../objects.ts';
import {decryptCbc, encryptCbc} from './aes.ts';
import {md5} from './md5.ts';
import {rc4} from './rc4.ts';

/** The padding of passwords shorter than 32 bytes; all of it for the empty password. */
const PADDING = new Uint8Array([
  0x28, 0xbf, 0x4e, 0x5e, 0x4e, 0x75, 0x8a, 0x41, 0x64, 0x00, 0x4e, 0x56, 0xff, 0xfa, 0x01, 0x08,
  0x2e, 0x2e, 0x00, 0xb6, 0xd0, 0x68, 0x3e, 0x80, 0x2f, 0x0c, 0xa9, 0xfe, 0x64, 0x53, 0x69, 0x7a,
]);

const NOTHING = new Uint8Array(0);
const ZERO = new Uint8Array(16);

const same = (a: Uint8Array, b: Uint8Array, length: number): boolean =>
  a.subarray(0, length).every((byte, i) => byte === b[i]);

const int32 = (value: number): Uint8Array =>
  Uint8Array.of(value & 255, (value >> 8) & 255, (value >> 16) & 255, (value >>> 24) & 255);

async function sha(bits: number, data: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest(`SHA-${bits}`, data as BufferSource));
}

/** The hash of revision 6: ISO 32000-2, algorithm 2.B, for the empty password. */
async function hash6(salt: Uint8Array): Promise<Uint8Array> {
  let key = await sha(256, salt);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const sequence = join(Array.from({length: 64}, () => key));
    const scrambled = encryptCbc(key.subarray(0, 16), key.subarray(16, 32), sequence);
    const remainder = scrambled.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = await sha([256, 384, 512][remainder] ?? 256, scrambled);
    last = scrambled.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

/** Returns the key of revisions 5 and 6; undefined if the empty password is wrong. */
async function newKey(dict: Dict, revision: number): Promise<Uint8Array | undefined> {
  const user = dict.string('U') ?? NOTHING;
  const hash = (salt: Uint8Array) => (revision === 5 ? sha(256, salt) : hash6(salt));
  if (user.length < 48 || !same(await hash(user.subarray(32, 40)), user, 32)) return undefined;
  const wrapped = (dict.string('UE') ?? NOTHING).subarray(0, 32);
  return decryptCbc(await hash(user.subarray(40, 48)), ZERO, wrapped, false);
}

/** Length of the key of revisions 2 to 4, in bytes. */
function keyLength(dict: Dict, revision: number): number {
  if (revision === 2) return 5;
  const length = dict.number('Length') ?? 40;
  // The entry is in bits, of which 40 are the least. Some programs write bytes.
  const bits = length < 40 ? length * 8 : length;
  return Math.min(16, Math.max(5, bits >> 3));
}

/** Algorithm 2: the key of revisions 2 to 4, for the empty password. */
function computeKey(dict: Dict, revision: number, id: Uint8Array): Uint8Array {
  const isMetadataPlain = revision >= 4 && dict.get('EncryptMetadata') === false;
  const length = keyLength(dict, revision);
  let hash = md5(
    join([
      PADDING,
      (dict.string('O') ?? NOTHING).subarray(0, 32),
      int32(dict.number('P') ?? 0),
      id,
      isMetadataPlain ? Uint8Array.of(255, 255, 255, 255) : NOTHING,
    ]),
  );
  const rounds = revision > 2 ? 50 : 0;
  for (let round = 0; round < rounds; round += 1) hash = md5(hash.subarray(0, length));
  return hash.subarray(0, length);
}

/** Algorithms 4 and 5: the beginning of the entry U, if a key is right. */
function computeUserEntry(key: Uint8Array, revision: number, id: Uint8Array): Uint8Array {
  if (revision === 2) return rc4(key, PADDING);
  let entry = md5(join([PADDING, id]));
  for (let round = 0; round < 20; round += 1) {
    const roundKey = key.map((byte) => byte ^ round);
    entry = rc4(roundKey, entry);
  }
  return entry;
}

/** Returns the key of revisions 2 to 4; undefined if the empty password is wrong. */
function oldKey(dict: Dict, revision: number, id: Uint8Array): Uint8Array | undefined {
  const key = computeKey(dict, revision, id);
  const entry = computeUserEntry(key, revision, id);
  return same(entry, dict.string('U') ?? NOTHING, entry.length) ? key : undefined;
}

/** Returns the cipher that a crypt filter of V 4 or 5 names. */
function methodOf(dict: Dict, which: 'StmF' | 'StrF'): string {
  const version = dict.number('V') ?? 0;
  if (version < 4) return 'V2';
  const filter = dict.name(which) ?? 'Identity';
  return filter === 'Identity' ? 'None' : (dict.dict('CF')?.dict(filter)?.name('CFM') ?? 'None');
}

export type Decrypt = (bytes: Uint8Array, num: number, gen: number) => Uint8Array;

export interface Decryption {
  strings: Decrypt;
  streams: Decrypt;
  /** Whether the metadata are encrypted like the rest. */
  metadata: boolean;
}

function decryptWith(key: Uint8Array, method: string): Decrypt {
  if (method === 'None') return (bytes) => bytes;
  const aes = method.startsWith('AES');
  return (bytes, num, gen) => {
    let own = key;
    if (method !== 'AESV3') {
      const salted = join([
        key,
        int32(num).subarray(0, 3),
        int32(gen).subarray(0, 2),
        aes ? Uint8Array.of(0x73, 0x41, 0x6c, 0x54) : NOTHING,
      ]);
      own = md5(salted).subarray(0, Math.min(16, key.length + 5));
    }
    return aes ? decryptCbc(own, bytes.subarray(0, 16), bytes.subarray(16), true) : rc4(own, bytes);
  };
}

/** Returns how to decrypt a document; undefined if that needs a password. */
export async function unlock(dict: Dict, id: Uint8Array): Promise<Decryption | undefined> {
  if (dict.name('Filter') !== 'Standard') return undefined;
  const revision = dict.number('R') ?? 0;
  const key = revision >= 5 ? await newKey(dict, revision) : oldKey(dict, revision, id);
  if (!key) return undefined;
  return {
    strings: decryptWith(key, methodOf(dict, 'StrF')),
    streams: decryptWith(key, methodOf(dict, 'StmF')),
    metadata: dict.get('EncryptMetadata') !== false,
  };
}
