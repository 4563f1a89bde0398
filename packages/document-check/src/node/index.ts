/** Checks a document in a separate thread, so that a crash does not end the program. */
import {dirname, extname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {Worker} from 'node:worker_threads';
import {DEFAULT_LIMITS} from '../limits.ts';
import type {Limits} from '../limits.ts';
import type {CheckEvent} from '../finding.ts';
import type {WorkerResponse, WorkerRequest} from '../protocol.ts';

export interface ThreadOptions {
  limits?: Partial<Limits> | undefined;
  /** Megabytes of JavaScript objects. */
  heapMb?: number | undefined;
  /** Ends the thread. */
  signal?: AbortSignal | undefined;
  onEvent?: ((event: CheckEvent) => void) | undefined;
}

/** The final event. */
export type Outcome = Extract<CheckEvent, {type: 'done' | 'refused'}>;

/** The thread checks the time limit itself; this many milliseconds later it is terminated. */
const GRACE_MS = 5_000;
const HEAP_MB = 512;

/** The thread's file is beside this one, both as source (.ts) and compiled (.js, .cjs). */
const HERE = fileURLToPath(import.meta.url);
const EXTENSION = extname(HERE);
// Not new URL(…): bundlers would include the file.
const THREAD = join(dirname(HERE), `thread-main${EXTENSION}`);
const READ_SOURCES = EXTENSION === '.ts' ? ['--import', 'jiti/register'] : [];

const TOO_LARGE: Outcome = {type: 'refused', reason: 'tooLarge'};

/** Checks a document and resolves to the final event. Rejects if the signal aborts or the thread fails, unless it exceeds its memory. */
export function checkInThread(bytes: Uint8Array, options: ThreadOptions = {}): Promise<Outcome> {
  const {signal, limits, onEvent} = options;
  const worker = new Worker(THREAD, {
    execArgv: READ_SOURCES,
    resourceLimits: {maxOldGenerationSizeMb: options.heapMb ?? HEAP_MB},
  });
  const {promise, resolve, reject} = withResolvers<Outcome>();
  const abort = () => reject(new DOMException('The check was cancelled', 'AbortError'));
  const timer = setTimeout(
    () => resolve(TOO_LARGE),
    (limits?.time ?? DEFAULT_LIMITS.time) + GRACE_MS,
  );
  signal?.addEventListener('abort', abort, {once: true});
  worker.on('message', (response: WorkerResponse) => {
    if (response.type === 'cancelled' || response.type === 'transcript') return;
    if (response.type === 'done' || response.type === 'refused') resolve(response);
    else onEvent?.(response);
  });
  // If a thread does not start or crashes, the cause may not be the document: the promise rejects.
  worker.on('error', (error: NodeJS.ErrnoException) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(TOO_LARGE) : reject(error),
  );
  worker.on('exit', () => resolve(TOO_LARGE));
  // Not slice(): a Buffer's slice shares its memory with other Buffers, which would lose their content by the transfer.
  const copy = new Uint8Array(bytes).buffer;
  const request: WorkerRequest = {type: 'start', id: 1, bytes: copy, limits};
  worker.postMessage(request, [copy]);
  return promise.finally(() => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
    void worker.terminate();
  });
}

function withResolvers<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return {promise, resolve, reject};
}
