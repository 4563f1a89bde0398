/**
 * The Web Worker: `new Worker(new URL('./worker.ts', import.meta.url))`. Speaks protocol.ts.
 * Each format's reader is a separate chunk, loaded with the first file of the format.
 */
import type {WorkerResponse, WorkerRequest} from './protocol.ts';
import {serve} from './serve.ts';

/** The used part of a worker's global scope; the library of its types would conflict with the page's. */
interface WorkerScope {
  postMessage: (message: WorkerResponse) => void;
  onmessage: ((event: {data: WorkerRequest}) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;
const take = serve((message) => scope.postMessage(message));
scope.onmessage = ({data}) => void take(data);
