/** Starts resources before tests, and stops them afterwards. */
interface Stoppable {
  stop(): Promise<unknown>;
}

/** Starts a new instance for each test. */
export function startForEach<T extends Stoppable>(start: () => Promise<T>): T {
  const started = {} as T;
  beforeEach(async () => void Object.assign(started, await start()));
  afterEach(() => started.stop());
  return started;
}

/** Starts one instance for all tests of a file or a describe block. */
export function startForAll<T extends Stoppable>(start: () => Promise<T>): T {
  const started = {} as T;
  beforeAll(async () => void Object.assign(started, await start()));
  afterAll(() => started.stop());
  return started;
}
