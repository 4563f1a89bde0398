import {useRef, useState} from 'react';
import {BUSY_RESET_MS, IDEMPOTENCY_HEADER} from '../../forms';
import {submissionKey} from './submissionKey';

/** What every request of one attempt carries. */
export interface Attempt {
  signal: AbortSignal;
  headers: Record<string, string>;
}

/**
 * Sends one submission at a time. An attempt without an answer is given up after
 * 50 seconds (tests/SPEC.md section 9), or of more where it is large; a retry of the same content carries the same key,
 * so that an answer lost on the way back does not store it twice.
 */
export function useSubmission() {
  const [busy, setBusy] = useState(false);
  const open = useRef(false);
  const last = useRef({content: '', key: ''});

  /**
   * @param content identity of the submission: equal strings are one submission.
   * @param request rejects unless the server accepted everything.
   * @param patience how long it may take, in milliseconds.
   * @returns what the request gave; undefined when an attempt is still open and this one was ignored.
   */
  async function submit<Result>(
    content: string,
    request: (attempt: Attempt) => Promise<Result>,
    patience = BUSY_RESET_MS,
  ): Promise<{result: Result} | undefined> {
    if (open.current) return undefined;
    open.current = true;
    setBusy(true);
    if (last.current.content !== content) last.current = {content, key: submissionKey()};
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), patience);
    try {
      const result = await request({
        signal: controller.signal,
        headers: {[IDEMPOTENCY_HEADER]: last.current.key},
      });
      last.current = {content: '', key: ''};
      return {result};
    } finally {
      clearTimeout(timer);
      open.current = false;
      setBusy(false);
    }
  }

  return {busy, submit};
}
