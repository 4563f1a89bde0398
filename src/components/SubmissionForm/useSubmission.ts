import {useRef, useState} from 'react';
import {BUSY_RESET_MS} from '@trendsoft/forms-service/validate';

/** The error of an attempt that has had no response in time. */
export class TimedOutError extends Error {
  override readonly name = 'TimedOutError';
}

/**
 * Sends one submission at a time. An attempt without a response is given up after 50 seconds (tests/SPEC.md section
 * 9), or later if it is large.
 */
export function useSubmission() {
  const [busy, setBusy] = useState(false);
  const isOpen = useRef(false);

  /**
   * @param request rejects unless the server accepted everything
   * @param timeout how long it may take, in milliseconds
   * @returns the result; undefined if this attempt was ignored because another is in progress
   */
  async function submit<Result>(
    request: (signal: AbortSignal) => Promise<Result>,
    timeout = BUSY_RESET_MS,
  ): Promise<{result: Result} | undefined> {
    if (isOpen.current) return undefined;
    isOpen.current = true;
    setBusy(true);
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), timeout);
    try {
      return {result: await request(controller.signal)};
    } catch (error) {
      throw controller.signal.aborted ? new TimedOutError() : error;
    } finally {
      clearTimeout(timer);
      isOpen.current = false;
      setBusy(false);
    }
  }

  return {busy, submit};
}
