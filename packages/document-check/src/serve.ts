/** Handles requests, in a Web Worker and in a Node thread. */
import {checkDocument, refusalOf} from './check.ts';
import type {CheckOptions} from './check.ts';
import type {CheckEvent} from './finding.ts';
import {CancelledError} from './limits.ts';
import {transcript} from './transcript/transcript.ts';
import type {TranscriptEvent, WorkerResponse, WorkerRequest} from './protocol.ts';

/** Yields the transcript of a document, or why there is none. */
async function* transcribe(
  bytes: Uint8Array,
  options: CheckOptions,
): AsyncGenerator<CheckEvent | TranscriptEvent> {
  try {
    yield {type: 'transcript', transcript: await transcript(bytes, options)};
  } catch (error) {
    yield refusalOf(error);
  }
}

/** Creates the handler of requests from the page. @param post sends a message to the page */
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
      const handler = request.type === 'start' ? checkDocument : transcribe;
      const events = handler(new Uint8Array(bytes), {limits, signal: controller.signal});
      for await (const event of events) post({id, ...event});
    } catch (error) {
      if (!(error instanceof CancelledError)) throw error;
      post({id, type: 'cancelled'});
    } finally {
      running.delete(id);
    }
  };
}
