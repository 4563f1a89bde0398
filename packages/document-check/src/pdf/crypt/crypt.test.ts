/** The ciphers give what Node's own give, and locked documents are read like open ones. */
import {createCipheriv, createHash} from 'node:crypto';
import {locked} from '../../../../../tests/fixtures/documents/locked';
import type {Lock} from '../../../../../tests/fixtures/documents/locked';
import {outcomeOf, reportOf} from '../../../../../tests/fixtures/documents/report';
import {decryptCbc, encryptCbc} from './aes.ts';
import {md5} from './md5.ts';
import {rc4} from './rc4.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const bytes = (length: number) => Uint8Array.from({length}, (_, i) => (i * 37 + 11) & 255);

test.each([0, 1, 55, 56, 63, 64, 65, 1000])('MD5 of %i bytes', (length) => {
  expect(hex(md5(bytes(length)))).toBe(createHash('md5').update(bytes(length)).digest('hex'));
});

test('RC4', () => {
  const [key, text] = [Buffer.from('Key'), Buffer.from('Plaintext')];
  expect(hex(rc4(key, text))).toBe('bbf316e8d940af0ad3');
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

describe.each<Lock>(['rc4-40', 'rc4', 'aes128', 'aes256'])('a document locked with %s', (lock) => {
  test.each([false, true])('opens with the empty password; packed: %s', async (packed) => {
    const {findings, notes} = await reportOf(locked(lock, {packed}));
    expect(findings.filter(({kind}) => kind !== 'person')).toEqual([]);
    expect(notes).toEqual(['unlocked']);
  });

  test.each([false, true])('keeps assistive technology out; packed: %s', async (packed) => {
    const readable = lock === 'rc4-40' ? 16 : 512;
    const {findings, notes} = await reportOf(locked(lock, {permissions: -4 & ~readable, packed}));
    expect(findings.map(({rule}) => rule)).toContain('7.16-1');
    expect(notes).toEqual(['unlocked']);
  });

  test('is refused where it wants a password', async () => {
    const text = Buffer.from(locked(lock)).toString('latin1');
    const other = text.replace(
      /\/U <(..)/,
      (_, first: string) => `/U <${first === 'ff' ? '00' : 'ff'}`,
    );
    const outcome = await outcomeOf(new Uint8Array(Buffer.from(other, 'latin1')));
    expect(outcome).toMatchObject({type: 'refused', reason: 'password'});
  });

  test('is read without its cross-references', async () => {
    const text = Buffer.from(locked(lock, {packed: true})).toString('latin1');
    const cut = new Uint8Array(Buffer.from(text.replace(/startxref\n\d+/, ''), 'latin1'));
    const {findings, notes} = await reportOf(cut);
    expect(findings.filter(({kind}) => kind !== 'person')).toEqual([]);
    expect(notes).toEqual(['repaired', 'unlocked']);
  });
});

test('a document of revision 2 has no bit of its own for assistive technology', async () => {
  const {findings} = await reportOf(locked('rc4-40', {permissions: -4 & ~512}));
  expect(findings.map(({rule}) => rule)).not.toContain('7.16-1');
});
