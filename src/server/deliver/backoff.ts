/**
 * When a delivery is tried again: after half a minute, then after twice as long each time, then
 * every six hours. A mail server that is down over a weekend is waited for.
 */
const FIRST_MS = 30_000;
const LONGEST_MS = 6 * 60 * 60 * 1000;

/**
 * After so many attempts, three days in all, a delivery is dead until an operator retries it, which
 * begins another round.
 */
export const ATTEMPTS = 22;

/**
 * Milliseconds until the next attempt, up to a fifth more or less, so that what failed together
 * does not come back together.
 * @param attempt the one that failed, 1 for the first
 * @param random from 0 to 1
 * @returns undefined after the last attempt of a round.
 */
export function retryDelay(attempt: number, random = Math.random): number | undefined {
  const failed = attempt % ATTEMPTS;
  if (failed === 0) return undefined;
  const delay = Math.min(FIRST_MS * 2 ** (failed - 1), LONGEST_MS);
  return Math.round(delay * (0.8 + 0.4 * random()));
}
