/** Reads a document in a worker of its own, which ends with the result. */
import type {
  RefusalReason,
  Transcript,
  WorkerRequest,
  WorkerResponse,
} from '@trendsoft/document-check';
import {readChosenFile} from '../../../primitives/chosenFile';
import {startWorker} from '../check/startWorker';

/** The error of a document that cannot be read. */
export class TranscriptRefusedError extends Error {
  constructor(readonly reason: RefusalReason | undefined) {
    super(reason);
  }
}

/** Returns a store of transcripts by their files: a file that is replaced on the disk can no longer be read. */
export function createTranscripts() {
  const transcripts = new WeakMap<File, Transcript>();
  return {
    /** Returns what a screen reader gets from a file, read at the first request. @throws as `readTranscript` */
    async of(file: File, signal: AbortSignal): Promise<Transcript> {
      const known = transcripts.get(file);
      if (known) return known;
      const transcript = await readTranscript(file, signal);
      transcripts.set(file, transcript);
      return transcript;
    },
  };
}

/** The transcripts that were read since the site was opened. */
export const transcripts = createTranscripts();

/** Returns what a screen reader gets from a file. @throws FileChangedError, TranscriptRefusedError @param signal ends the worker */
async function readTranscript(file: File, signal: AbortSignal): Promise<Transcript> {
  const bytes = await readChosenFile(file);
  signal.throwIfAborted();
  const worker = startWorker();
  const answer = new Promise<Transcript>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    worker.onerror = () => reject(new TranscriptRefusedError(undefined));
    worker.onmessage = ({data}: MessageEvent<WorkerResponse>) => {
      if (data.type === 'transcript') resolve(data.transcript);
      if (data.type === 'refused') reject(new TranscriptRefusedError(data.reason));
    };
    worker.postMessage({type: 'transcribe', id: 1, bytes} satisfies WorkerRequest, [bytes]);
  });
  return answer.finally(() => worker.terminate());
}
