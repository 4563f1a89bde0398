/**
 * Why the server did not accept a form: what happened and what to do, by status. The page's script and the pages that
 * the server sends without JavaScript use the same sentences.
 */

/** In English, by message id. `{wait}` is a time such as "40 seconds". */
export const REASONS = {
  reasonUnreadable:
    'Our server could not read the form as it arrived. Send it again. If that fails, try another browser.',
  reasonForeign:
    'Our server refused the form: it can only be sent from this website. A network or a security program may have changed the request. Try another browser or network.',
  reasonMissing:
    'Our server does not know the address that the form was sent to. This website may have been updated since you opened the page. Open the page again, then send the form.',
  reasonSlow:
    'The form took too long to arrive, so our server stopped waiting. Send it again, if you can on a faster connection or with smaller files.',
  reasonLarge:
    'The form is larger than our server accepts. Shorten long texts or choose smaller files, then send it again.',
  reasonType:
    'Our server does not accept the format in which the form arrived. A browser extension may have changed it. Try another browser.',
  reasonInvalid:
    'Our server did not accept some of the answers. Check them, then send the form again.',
  reasonMany:
    'Our server has received too many forms from your network. Wait {wait}, then send it again.',
  reasonRefused:
    'Our server, or a program between you and our server, refused the form. Try another browser or network.',
  reasonFault:
    'Something went wrong on our server, not on your side. Wait {wait}, then send it again.',
  reasonFull: 'Our server cannot store forms just now. Wait {wait}, then send it again.',
} as const;

export type ReasonId = keyof typeof REASONS;

const BY_STATUS: Readonly<Record<number, ReasonId>> = {
  400: 'reasonUnreadable',
  403: 'reasonForeign',
  404: 'reasonMissing',
  405: 'reasonMissing',
  408: 'reasonSlow',
  413: 'reasonLarge',
  415: 'reasonType',
  422: 'reasonInvalid',
  429: 'reasonMany',
  503: 'reasonFull',
};

/** Used if a response does not say how long to wait. */
const DEFAULT_WAIT_SECONDS = 60;

/**
 * Returns why the server did not accept a form, and what to do.
 * @param status of the response, other than success
 * @param retryAfter seconds to wait, if the response states them
 * @param language of the sentence
 * @param t returns the sentence of an id in this language
 */
export function reasonFor(
  status: number,
  retryAfter: number | undefined,
  language: string,
  t: (id: ReasonId) => string,
): string {
  const other = status >= 500 ? 'reasonFault' : 'reasonRefused';
  const sentence = t(BY_STATUS[status] ?? other);
  return sentence.replace('{wait}', () =>
    durationInWords(retryAfter ?? DEFAULT_WAIT_SECONDS, language),
  );
}

/** Units of a duration in seconds, largest first. */
const UNITS = [
  {unit: 'hour', seconds: 3600},
  {unit: 'minute', seconds: 60},
] as const;

/** Returns a duration such as "40 seconds" or "2 minutes", rounded up. @param seconds more than 0 */
export function durationInWords(seconds: number, language: string): string {
  const {unit, seconds: size} = UNITS.find((one) => seconds >= one.seconds) ?? {
    unit: 'second',
    seconds: 1,
  };
  const format = new Intl.NumberFormat(language, {style: 'unit', unit, unitDisplay: 'long'});
  return format.format(Math.ceil(seconds / size));
}

/**
 * Returns the seconds in a Retry-After header, which contains seconds or a date.
 * @param now milliseconds since 1970
 * @returns undefined if there is no valid header, or its time has passed
 */
export function secondsToWait(header: string | null, now = Date.now()): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  return seconds > 0 ? Math.ceil(seconds) : undefined;
}
