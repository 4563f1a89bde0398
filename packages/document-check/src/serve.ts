/** Answers requests, in a Web Worker and in a Node thread. */
import {checkDocument} from './check.ts';
import {CancelledError} from './limits.ts';
import type {Answer, Question} from './protocol.ts';

/** @returns the handler of requests */
export function serve(answer: (message: Answer) => void): (question: Question) => Promise<void> {
  const running = new Map<number, AbortController>();
  return async (question) => {
    const {id} = question;
    if (question.type === 'cancel') {
      running.get(id)?.abort();
      return;
    }
    const controller = new AbortController();
    running.set(id, controller);
    const {limits, bytes} = question;
    try {
      const events = checkDocument(new Uint8Array(bytes), {limits, signal: controller.signal});
      for await (const event of events) answer({id, ...event});
    } catch (error) {
      if (!(error instanceof CancelledError)) throw error;
      answer({id, type: 'cancelled'});
    } finally {
      running.delete(id);
    }
  };
}
