/** Failures between the page and its worker: every file gets a result. */
import type {WorkerResponse, WorkerRequest} from '@trendsoft/document-check';
import {Checker} from './checker';
import {startWorker} from './startWorker';

jest.mock('./startWorker');

/** A mock worker whose responses a test defines. */
class StandIn {
  onmessage: ((event: {data: WorkerResponse}) => void) | null = null;
  onerror: (() => void) | null = null;
  terminate = jest.fn();
  constructor(private readonly take: (question: WorkerRequest, worker: StandIn) => void) {}
  postMessage(question: WorkerRequest) {
    this.take(question, this);
  }
  respond(response: WorkerResponse) {
    this.onmessage?.({data: response});
  }
}

function workerThat(take: (question: WorkerRequest, worker: StandIn) => void): StandIn {
  const worker = new StandIn(take);
  jest.mocked(startWorker).mockReturnValue(worker as unknown as Worker);
  return worker;
}

const silent = () => undefined;
const fileOf = (size = 3, arrayBuffer = async () => new ArrayBuffer(size)) => {
  const file = new File(['abc'], 'a.pdf');
  Object.defineProperties(file, {size: {value: size}, arrayBuffer: {value: arrayBuffer}});
  return file;
};
const later = () => new Promise((resolve) => setTimeout(resolve));
const check = (checker = new Checker(), file = fileOf()) => checker.check(file, silent);

beforeEach(() => jest.mocked(startWorker).mockReset());
afterEach(() => jest.useRealTimers());

test('a file that is too large is not read', async () => {
  expect(await check(new Checker(), fileOf(100_000_001))).toEqual({refused: 'tooLarge'});
  expect(startWorker).not.toHaveBeenCalled();
});

test('a deleted file is reported as unreadable', async () => {
  const gone = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  expect(await check(new Checker(), fileOf(3, gone))).toEqual({refused: 'unreadable'});
});

test('a worker whose script fails to load is reported', async () => {
  const worker = workerThat((_, {onerror}) => onerror?.());
  expect(await check()).toEqual({refused: 'unloaded'});
  expect(worker.terminate).toHaveBeenCalled();
});

test.each([
  ['NetworkError: Failed to execute importScripts', 'unloaded'],
  ['ChunkLoadError: Loading chunk 7 failed.', 'unloaded'],
  [undefined, 'damaged'],
])('a reader that reports %s counts as %s', async (crash, refused) => {
  workerThat(({id}, worker) => worker.respond({id, type: 'refused', reason: 'damaged', crash}));
  expect(await check(new Checker(), fileOf(100_000_000))).toEqual({refused});
});

const begin = ({id}: WorkerRequest, worker: StandIn) =>
  worker.respond({id, type: 'progress', done: 0, total: 0});

test.each([
  {what: 'hangs reports the file as too large', take: begin, refused: 'tooLarge'},
  {what: 'never starts reports a failed connection', take: silent, refused: 'unloaded'},
])('a worker that $what and is terminated', async ({take, refused}) => {
  jest.useFakeTimers();
  const worker = workerThat(take);
  const outcome = check();
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await outcome).toEqual({refused});
  expect(worker.terminate).toHaveBeenCalled();
});

test('cancelling terminates a silent worker at once', async () => {
  const worker = workerThat(silent);
  const checker = new Checker();
  const outcome = check(checker);
  await later();
  checker.cancel();
  expect(await outcome).toBeUndefined();
  expect(worker.terminate).toHaveBeenCalledTimes(1);
  // Before the file has been read.
  const second = check(checker);
  checker.cancel();
  expect(await second).toBeUndefined();
  void check(checker);
  await later();
  expect(startWorker).toHaveBeenCalledTimes(2);
});

test('a worker that reports progress may take longer, and is not terminated after its result', async () => {
  jest.useFakeTimers();
  const worker = workerThat(silent);
  const onProgress = jest.fn();
  const outcome = new Checker().check(fileOf(), onProgress);
  for (const done of [1, 2]) {
    await jest.advanceTimersByTimeAsync(19_999);
    worker.respond({id: 1, type: 'progress', done, total: 2});
  }
  worker.respond({id: 1, type: 'refused', reason: 'empty'});
  expect(await outcome).toEqual({refused: 'empty'});
  await jest.advanceTimersByTimeAsync(20_000);
  expect(worker.terminate).not.toHaveBeenCalled();
  expect(onProgress.mock.calls.flat()).toEqual([1, 2, 2, 2]);
});

test('a late response about the previous file is ignored', async () => {
  const worker = workerThat(silent);
  const checker = new Checker();
  for (const [id, reason] of [...(['empty', 'doctype'] as const).entries()]) {
    const outcome = check(checker);
    await later();
    worker.respond({id, type: 'refused', reason: 'password'});
    worker.respond({id: id + 1, type: 'refused', reason});
    expect(await outcome).toEqual({refused: reason});
  }
});
