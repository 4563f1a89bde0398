import {useRef, useState} from 'react';
import {BUSY_RESET_MS, IDEMPOTENCY_HEADER} from '../../forms';
import {submissionKey} from './submissionKey';

/** The options of all requests of an attempt. */
export interface Attempt {
  signal: AbortSignal;
  headers: Record<string, string>;
}

/**
 * Sends one submission at a time. An attempt without a response is given up after
 * 50 seconds (tests/SPEC.md section 9), or later if it is large. A retry of the same content has the same key,
 * so that it is not stored twice if the response was lost.
 */
export function useSubmission() {
  const [busy, setBusy] = useState(false);
  const open = useRef(false);
  const last = useRef({content: '', key: ''});

  /**
   * @param content identifies the submission
   * @param request rejects unless the server accepted everything
   * @param patience how long it may take, in milliseconds.
   * @returns the result; undefined if this attempt was ignored because another is in progress
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
