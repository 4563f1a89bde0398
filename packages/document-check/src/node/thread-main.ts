/** The entry point of the thread. */
import {parentPort} from 'node:worker_threads';
import type {WorkerRequest} from '../protocol.ts';
import {serve} from '../serve.ts';

const handle = serve((message) => parentPort?.postMessage(message));
parentPort?.on('message', (request: WorkerRequest) => void handle(request));
