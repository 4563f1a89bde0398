/**
 * Requests to Google as a service account, with errors that may be logged.
 * https://developers.google.com/identity/protocols/oauth2/service-account#httprest
 */
import {createSign} from 'node:crypto';
import type {ServiceAccount} from '../settings/index.ts';
import {DeliveryError, failureReason, isCode} from './channel.ts';

const SCOPE = 'https://www.googleapis.com/auth/spreadsheets';

/** Timeout of a request, in milliseconds: a stalled request must not delay other deliveries. */
const LIMIT_MS = 20_000;

type Request = RequestInit & {signal: AbortSignal};

/** Google answered with an error status. */
class GoogleError extends DeliveryError {
  constructor(
    readonly status: number,
    statusText: string,
  ) {
    super(`Google: ${statusText}`);
  }
}

/** Returns a function that sends a request with an access token and resolves to the response's JSON. */
export function googleClient(account: ServiceAccount) {
  let token: string | undefined;
  return async (url: string, init: Request): Promise<unknown> => {
    const send = async () => {
      token ??= await signIn(account, init.signal);
      const headers = {authorization: `Bearer ${token}`, 'content-type': 'application/json'};
      return googleRequest(url, {...init, headers});
    };
    return send().catch((error: unknown) => {
      if (!(error instanceof GoogleError) || error.status !== 401) throw error;
      // The token has expired or was revoked.
      token = undefined;
      return send();
    });
  };
}

async function signIn(account: ServiceAccount, signal: AbortSignal): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    assertion: assertion(account),
  });
  const json = await googleRequest(account.token_uri, {method: 'POST', body, signal});
  const {access_token: token} = (json ?? {}) as {access_token?: unknown};
  if (typeof token === 'string') return token;
  throw new DeliveryError('Google: the sign-in answered without a token');
}

/** Returns a JSON Web Token (RFC 7519), signed with RSA and SHA-256. */
function assertion({client_email, private_key, token_uri}: ServiceAccount): string {
  const iat = Math.floor(Date.now() / 1000);
  // Google allows no more than an hour.
  const claims = {iss: client_email, scope: SCOPE, aud: token_uri, iat, exp: iat + 3600};
  const signed = [{alg: 'RS256', typ: 'JWT'}, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(private_key, 'base64url')}`;
}

/**
 * Sends a request and resolves to the JSON of its response.
 * @param limitMs timeout in milliseconds
 * @throws DeliveryError with the status, but without the response's text, which may quote personal data
 */
export async function googleRequest(
  url: string,
  init: Request,
  limitMs = LIMIT_MS,
): Promise<unknown> {
  const signal = AbortSignal.any([init.signal, AbortSignal.timeout(limitMs)]);
  try {
    // A redirect would send the token to another host.
    const response = await fetch(url, {...init, signal, redirect: 'error'});
    const json: unknown = await response.json().catch((error: unknown) => {
      // A response that is not JSON, such as a proxy's page, is ignored; an incomplete response is an error.
      if (!(error instanceof SyntaxError)) throw error;
    });
    if (response.ok) return json;
    throw new GoogleError(response.status, statusText(response.status, json));
  } catch (error) {
    if (error instanceof GoogleError) throw error;
    // The error code is in the cause.
    throw new DeliveryError(`Google: ${failureReason((error as Error).cause ?? error)}`);
  }
}

/** Returns status and error code. The API sends `{error: {status: "NOT_FOUND"}}`, the sign-in `{error: "invalid_grant"}`. */
function statusText(status: number, json: unknown): string {
  const {error} = (json ?? {}) as {error?: string | {status?: unknown}};
  const code = typeof error === 'string' ? error : error?.status;
  return isCode(code) ? `${status} ${code}` : `${status}`;
}
