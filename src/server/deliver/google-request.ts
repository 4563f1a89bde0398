/** Requests to Google, with errors that may be logged. */
import {DeliveryError, failureWords, isCode} from './channel';

/** A stalled answer gives its place to others, such as mails, long before the lease ends. */
const LIMIT_MS = 20_000;

/** Google refused, with this HTTP status. */
export class GoogleError extends DeliveryError {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/**
 * Sends a request and reads the JSON of its answer, within `limitMs` (20 seconds).
 * @throws DeliveryError with the status, but not the text, which may quote what was sent.
 */
export async function googleRequest(
  url: string,
  init: RequestInit & {signal: AbortSignal},
  limitMs = LIMIT_MS,
): Promise<unknown> {
  let response: Response;
  let answer: unknown;
  const signal = AbortSignal.any([init.signal, AbortSignal.timeout(limitMs)]);
  try {
    // A redirect would take the token along to another host.
    response = await fetch(url, {...init, signal, redirect: 'error'});
    answer = await response.json().catch((error: unknown) => {
      // An answer that broke off is unlike one that is no JSON, such as a proxy's page.
      if (error instanceof SyntaxError) return undefined;
      throw error;
    });
  } catch (error) {
    // fetch hides the reason that has a code.
    throw new DeliveryError(`Google: ${failureWords((error as Error).cause ?? error)}`);
  }
  if (response.ok) return answer;
  throw new GoogleError(`Google: ${statusWords(response.status, answer)}`, response.status);
}

/** The API answers `{error: {status: "NOT_FOUND"}}`, the sign-in `{error: "invalid_grant"}`. */
function statusWords(status: number, answer: unknown): string {
  const {error} = (answer ?? {}) as {error?: unknown};
  const word =
    typeof error === 'string' ? error : (error as {status?: unknown} | undefined)?.status;
  return isCode(word) ? `${status} ${word}` : `${status}`;
}
