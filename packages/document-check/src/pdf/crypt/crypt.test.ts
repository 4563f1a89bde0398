/** The ciphers match Node's, and encrypted documents are read like others. */
import {createCipheriv, createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {outcomeOf, reportOf} from '../../../../../tests/fixtures/documents/report';
import {decryptCbc, encryptCbc} from './aes.ts';
import {md5} from './md5.ts';
import {rc4} from './rc4.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const bytes = (length: number) => Uint8Array.from({length}, (_, i) => (i * 37 + 11) & 255);

test.each([0, 1, 55, 56, 63, 64, 65, 1000])('MD5 of %i bytes matches Node', (length) => {
  expect(hex(md5(bytes(length)))).toBe(createHash('md5').update(bytes(length)).digest('hex'));
});

test('RC4 matches a known vector', () => {
  expect(hex(rc4(Buffer.from('Key'), Buffer.from('Plaintext')))).toBe('bbf316e8d940af0ad3');
});

test.each([
  ['aes-128-cbc', 16],
  ['aes-256-cbc', 32],
])('%s, both ways', (name, length) => {
  const [key, iv, text] = [bytes(length), bytes(16), bytes(50)];
  const cipher = createCipheriv(name, key, iv);
  const secret = new Uint8Array(Buffer.concat([cipher.update(text), cipher.final()]));
  expect(hex(decryptCbc(key, iv, secret, true))).toBe(hex(text));
  const whole = decryptCbc(key, iv, secret, false);
  expect(hex(encryptCbc(key, iv, whole))).toBe(hex(secret));
});

test('a scan of three MiB is decrypted within the time that a test may take', () => {
  const [key, iv, scan] = [bytes(16), bytes(16), new Uint8Array(3 << 20)];
  const cipher = createCipheriv('aes-128-cbc', key, iv);
  const secret = new Uint8Array(Buffer.concat([cipher.update(scan), cipher.final()]));
  expect(Buffer.compare(decryptCbc(key, iv, secret, true), scan)).toBe(0);
});

test.each([
  {name: 'no blocks', iv: 16, data: 0, expected: 0},
  {name: 'a part of a block', iv: 16, data: 15, expected: 0},
  {name: 'a truncated initialisation vector', iv: 3, data: 0, expected: 0},
  {name: 'a block and a part', iv: 16, data: 20, expected: 16},
])('damaged data with $name do not stop the check', ({iv, data, expected}) => {
  expect(decryptCbc(bytes(16), bytes(iv), bytes(data), false)).toHaveLength(expected);
});

/** Reads a file encrypted by qpdf; see README.md in its folder. */
const locked = (name: string) =>
  new Uint8Array(readFileSync(`tests/fixtures/documents/locked/${name}.pdf`));
const changed = (file: Uint8Array, change: (text: string) => string) =>
  new Uint8Array(Buffer.from(change(Buffer.from(file).toString('latin1')), 'latin1'));

const read = async (file: Uint8Array) => {
  const {findings, notes} = await reportOf(file);
  return {found: findings.flatMap(({kind, rule}) => (kind === 'person' ? [] : rule)), notes};
};

test.each(['rc4-40', 'rc4-128', 'aes-128', 'aes-256'])('a file encrypted with %s', async (lock) => {
  for (const name of [lock, `${lock}-packed`]) {
    expect(await read(locked(name))).toEqual({found: [], notes: ['unlocked']});
  }
  // The second ID changes when a file is saved again.
  const saved = changed(locked(lock), (text) => text.replace(/(\/ID \[<\w+><)../, '$100'));
  expect(await read(saved)).toEqual({found: [], notes: ['unlocked']});
  const cut = changed(locked(`${lock}-packed`), (text) => text.replace(/startxref\n\d+/, ''));
  expect(await read(cut)).toEqual({found: [], notes: ['repaired', 'unlocked']});
  // It needs a password.
  const other = changed(locked(lock), (text) => text.replace(/\/U <../, '/U <00'));
  expect(await outcomeOf(other)).toMatchObject({type: 'refused', reason: 'password'});
});

test.each(['rc4-40', 'rc4-128'])('%s forbids assistive technology', async (lock) => {
  const file = locked(`${lock}-restricted`);
  expect(await read(file)).toEqual({found: ['7.16-1'], notes: ['unlocked']});
});
