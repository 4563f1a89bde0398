/** What bench/serving.ts uses of autocannon, which has no types of its own. */
declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    headers: Record<string, string>;
  }
  interface Result {
    requests: {average: number};
    /** Milliseconds. */
    latency: {p99: number};
    non2xx: number;
    errors: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
