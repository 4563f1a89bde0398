/** What runs in the thread. */
import {parentPort} from 'node:worker_threads';
import type {Question} from '../protocol';
import {serve} from '../serve';

const take = serve((message) => parentPort?.postMessage(message));
parentPort?.on('message', (question: Question) => void take(question));
