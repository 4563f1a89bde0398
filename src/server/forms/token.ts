/** The signed time of a form: when it was opened, which a program cannot make up. */
import {createHmac, timingSafeEqual} from 'node:crypto';

const VERSION = '1';
const FORMAT = /^1\.([0-9a-z]{1,10})\.([A-Za-z0-9_-]{43})$/;

export interface FormTokens {
  /** A token of this moment. */
  issue(): string;
  /** Milliseconds since a token was issued; undefined when it is not one of ours. */
  ageOf(token: string): number | undefined;
}

/**
 * Makes and reads tokens: version, time and HMAC-SHA-256, with dots between them. They hold no
 * secret and belong to nobody, so a token that a cache or a tab has kept does no harm.
 *
 * @param key at least 32 bytes, the same for every process
 */
export function formTokens(key: Uint8Array, now: () => number = Date.now): FormTokens {
  // Named, so that a signature under the same key for another purpose is none for this one.
  const sign = (time: string) =>
    createHmac('sha256', key).update(`form token ${VERSION} ${time}`).digest();
  return {
    issue() {
      const time = now().toString(36);
      return `${VERSION}.${time}.${sign(time).toString('base64url')}`;
    },
    ageOf(token) {
      const [, time, signature] = FORMAT.exec(token) ?? [];
      if (time === undefined || signature === undefined) return undefined;
      const given = Buffer.from(signature, 'base64url');
      return timingSafeEqual(given, sign(time)) ? now() - parseInt(time, 36) : undefined;
    },
  };
}
