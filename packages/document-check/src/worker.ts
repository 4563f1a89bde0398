/**
 * The Web Worker: `new Worker(new URL('./worker.ts', import.meta.url))`. protocol.ts describes its messages.
 * Each format's reader is a separate chunk, loaded with the first file of the format.
 */
import type {WorkerResponse, WorkerRequest} from './protocol.ts';
import {serve} from './serve.ts';

/** The part of a worker's global scope that is used. TypeScript's library for workers would conflict with the page's. */
interface WorkerScope {
  postMessage: (message: WorkerResponse) => void;
  onmessage: ((event: {data: WorkerRequest}) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;
const handle = serve((message) => scope.postMessage(message));
scope.onmessage = ({data}) => void handle(data);
