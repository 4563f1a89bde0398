/**
 * Signs in to Google as a service account.
 * https://developers.google.com/identity/protocols/oauth2/service-account#httprest
 */
import {createSign} from 'node:crypto';
import {elapsed, wallClock, type Elapsed, type WallClock} from '../clock';
import type {ServiceAccount} from '../settings';
import {DeliveryError} from './channel';
import {googleRequest} from './google-request';

const SCOPE = 'https://www.googleapis.com/auth/spreadsheets';

/** Longest life of a signed request, in seconds. */
const LIFE_S = 3600;

/** A token is not used in its last minute, in milliseconds: it could end on the way. */
const MARGIN_MS = 60_000;

interface GoogleAuth {
  /** An access token that is good for now. @throws DeliveryError when Google gives none. */
  token(signal: AbortSignal): Promise<string>;
  /** Forgets a token that Google refused. */
  forget(): void;
}

export function googleAuth(
  account: ServiceAccount,
  now: WallClock = wallClock,
  passed: Elapsed = elapsed,
): GoogleAuth {
  let cached: {token: string; until: number} | undefined;
  return {
    async token(signal) {
      if (!cached || passed() >= cached.until) {
        const begun = passed();
        const {token, lifeMs} = await signIn(account, now(), signal);
        cached = {token, until: begun + lifeMs - MARGIN_MS};
      }
      return cached.token;
    },
    forget() {
      cached = undefined;
    },
  };
}

async function signIn(account: ServiceAccount, now: number, signal: AbortSignal) {
  const body = new URLSearchParams({
    grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    assertion: assertion(account, Math.floor(now / 1000)),
  });
  const answer = await googleRequest(account.token_uri, {method: 'POST', body, signal});
  const {access_token: token, expires_in: seconds} = (answer ?? {}) as Record<string, unknown>;
  if (typeof token !== 'string' || typeof seconds !== 'number') {
    throw new DeliveryError('Google: the sign-in answered without a token');
  }
  return {token, lifeMs: seconds * 1000};
}

/** A JSON Web Token (RFC 7519), signed with RSA and SHA-256. */
function assertion({client_email, private_key, token_uri}: ServiceAccount, issuedAt: number) {
  const header = {alg: 'RS256', typ: 'JWT'};
  const claims = {
    iss: client_email,
    scope: SCOPE,
    aud: token_uri,
    iat: issuedAt,
    exp: issuedAt + LIFE_S,
  };
  const signed = [header, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(private_key, 'base64url')}`;
}
