/** Starts something before tests, and stops it after them. */
interface Stoppable {
  stop(): Promise<unknown>;
}

/** Anew for each test. */
export function startForEach<T extends Stoppable>(start: () => Promise<T>): T {
  const started = {} as T;
  beforeEach(async () => void Object.assign(started, await start()));
  afterEach(() => started.stop());
  return started;
}

/** Once for all tests of a file, or of a group. */
export function startForAll<T extends Stoppable>(start: () => Promise<T>): T {
  const started = {} as T;
  beforeAll(async () => void Object.assign(started, await start()));
  afterAll(() => started.stop());
  return started;
}
