/**
 * The Web Worker: `new Worker(new URL('./worker.ts', import.meta.url))`. Speaks protocol.ts.
 * The readers are chunks of their own, fetched when a file of their format is there.
 */
import type {Answer, Question} from './protocol.ts';
import {serve} from './serve.ts';

/** What a worker has of its global scope, without the library of types that the page's would clash with. */
interface WorkerScope {
  postMessage: (message: Answer) => void;
  onmessage: ((event: {data: Question}) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;
const take = serve((message) => scope.postMessage(message));
scope.onmessage = ({data}) => void take(data);
