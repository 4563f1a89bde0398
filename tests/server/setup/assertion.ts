/** Checks a service account's signed request, as Google's sign-in does. */
import {createVerify, type KeyObject} from 'node:crypto';

interface Expected {
  /** The public key that the account has registered. */
  key: KeyObject;
  issuer: string;
  audience: string;
}

const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const SCOPE = 'https://www.googleapis.com/auth/spreadsheets';

/** @returns why it is refused; undefined when it is good. */
export function refusedAssertion(form: URLSearchParams, expected: Expected): string | undefined {
  const [header = '', claims = '', signature = ''] = (form.get('assertion') ?? '').split('.');
  const {alg} = part(header);
  const {iss, aud, scope, iat, exp} = part(claims);
  const now = Date.now() / 1000;
  const signed = createVerify('RSA-SHA256').update(`${header}.${claims}`);
  if (form.get('grant_type') !== GRANT) return 'grant_type';
  if (alg !== 'RS256' || !signed.verify(expected.key, signature, 'base64url')) return 'signature';
  if (iss !== expected.issuer || aud !== expected.audience || scope !== SCOPE) return 'claims';
  // Google allows an hour at most, and clocks that differ a little.
  const inTime = Number(iat) <= now + 300 && Number(exp) > now && Number(exp) - Number(iat) <= 3600;
  return inTime ? undefined : 'time';
}

function part(text: string): Record<string, unknown> {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, unknown>;
  } catch {
    return {};
  }
}
