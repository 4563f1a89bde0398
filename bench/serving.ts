/** Requests a second of our server beside nginx: same files, same connections, gzip made beforehand. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import autocannon from 'autocannon';
import {hasNginx, serve, serveWithNginx, type Server} from './server';

export interface Load {
  server: 'ours' | 'nginx';
  what: 'page' | 'asset';
  /** Requests a second, mean. */
  rate: number;
  /** Milliseconds that 99 of 100 answers stay below. */
  p99: number;
}

const SECONDS = 6;
const CONNECTIONS = 32;

async function load(origin: string, url: string): Promise<Pick<Load, 'rate' | 'p99'>> {
  const options = {
    url: origin + url,
    connections: CONNECTIONS,
    headers: {'accept-encoding': 'gzip'},
  };
  await autocannon({...options, duration: 2});
  const {requests, latency, non2xx, errors} = await autocannon({...options, duration: SECONDS});
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} requests failed`);
  return {rate: Math.round(requests.average), p99: latency.p99};
}

/** Measures both servers, one after the other. nginx is left out where it is not installed. */
export async function measureServing(build: string): Promise<Load[]> {
  const css = readdirSync(path.join(build, 'assets/css')).find((file) => file.endsWith('.css'));
  const targets = {page: '/About', asset: `/assets/css/${css}`} as const;
  const results: Load[] = [];
  const measure = async (server: Load['server'], running: Server) => {
    for (const what of ['page', 'asset'] as const) {
      results.push({server, what, ...(await load(running.origin, targets[what]))});
    }
    running.stop();
  };
  await measure('ours', await serve(build, 4310));
  if (hasNginx()) await measure('nginx', await serveWithNginx(build, 4311));
  else console.log('nginx is not installed (Debian: apt-get install nginx-light); left out.');
  return results;
}
