/** Documents in tests of the page: files as a browser gives them, and the worker's work without a worker. */
import {serve} from '../../src/documents/serve';
import type {Answer, Question} from '../../src/documents';

/** jsdom's files cannot be read. */
export function fileOf(name: string, bytes: Uint8Array): File {
  const file = new File([bytes.slice()], name);
  Object.defineProperty(file, 'arrayBuffer', {value: async () => bytes.slice().buffer});
  return file;
}

/** Answers as the worker does, from this thread. */
class ServedHere {
  onmessage: ((event: {data: Answer}) => void) | null = null;
  private ended = false;
  private readonly take = serve((data) => {
    if (!this.ended) this.onmessage?.({data});
  });
  postMessage(question: Question) {
    void this.take(question);
  }
  terminate() {
    this.ended = true;
  }
}

/** In place of src/components/DocumentCheck/late/startWorker. */
export const startWorker = () => new ServedHere() as unknown as Worker;
