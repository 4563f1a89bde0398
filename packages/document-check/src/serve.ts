/** Handles requests, in a Web Worker and in a Node thread. */
import {checkDocument} from './check.ts';
import {CancelledError} from './limits.ts';
import type {WorkerResponse, WorkerRequest} from './protocol.ts';

/** Returns a function that handles a request. @param post sends a message to the page */
export function serve(post: (message: WorkerResponse) => void) {
  const running = new Map<number, AbortController>();
  return async (request: WorkerRequest): Promise<void> => {
    const {id} = request;
    if (request.type === 'cancel') {
      running.get(id)?.abort();
      return;
    }
    const controller = new AbortController();
    running.set(id, controller);
    const {limits, bytes} = request;
    try {
      const events = checkDocument(new Uint8Array(bytes), {limits, signal: controller.signal});
      for await (const event of events) post({id, ...event});
    } catch (error) {
      if (!(error instanceof CancelledError)) throw error;
      post({id, type: 'cancelled'});
    } finally {
      running.delete(id);
    }
  };
}
