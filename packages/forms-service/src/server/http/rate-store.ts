/** Counts requests for @fastify/rate-limit by a monotonic clock: its own store counts by the wall clock, which may be set back. */
import type {FastifyRateLimitOptions, FastifyRateLimitStore} from '@fastify/rate-limit';

/** Clients that are counted at the same time; beyond, the oldest count is forgotten. */
const MAX_CLIENTS = 5000;

interface Window {
  count: number;
  /** Milliseconds of the clock at which it ends. */
  end: number;
}

export class RateStore implements FastifyRateLimitStore {
  /** In the order in which the windows began. */
  private readonly windows = new Map<string, Window>();

  /** @param now returns milliseconds of a monotonic clock */
  constructor(
    _options?: FastifyRateLimitOptions,
    private readonly now = () => performance.now(),
  ) {}

  incr(
    client: string,
    callback: Parameters<FastifyRateLimitStore['incr']>[1],
    length: number,
  ): void {
    const now = this.now();
    let window = this.windows.get(client);
    if (!window || window.end <= now) {
      window = {count: 0, end: now + length};
      this.windows.delete(client);
      this.windows.set(client, window);
      const [oldest = client] = this.windows.keys();
      if (this.windows.size > MAX_CLIENTS) this.windows.delete(oldest);
    }
    window.count += 1;
    callback(null, {current: window.count, ttl: window.end - now});
  }

  /** All forms share one count. */
  child(): this {
    return this;
  }
}
