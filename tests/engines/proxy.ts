/**
 * A proxy for the site's server with a new origin for each test, so that no test reuses a cache or storage.
 * It can delay, hold and change answers.
 */
import {
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type {AddressInfo} from 'node:net';

/** A rule for requests whose path and query match. */
export interface Rule {
  path: RegExp;
  /** Whether requests wait until the rule is removed. */
  hold?: true;
  /** Whether the connection is closed without an answer. */
  lost?: true;
  /** Whether the site gets the request, but its answer is lost. */
  answerLost?: true;
  /** Status of an answer without a body, in place of the site's. */
  status?: number;
  /** Delay of the answer, in ms. */
  delay?: number;
  /** Changes the text of the answer. */
  change?: (text: string) => string;
}

export interface SiteProxy {
  origin: string;
  /** Method and path of each request, in order. */
  requests: string[];
  /** Adds a rule, which takes precedence over earlier ones. @returns removes it and releases its requests */
  rule: (rule: Rule) => () => void;
  close: () => Promise<void>;
}

/** Starts the proxy. @param site port of the site's server */
export async function openProxy(site: number, rules: readonly Rule[] = []): Promise<SiteProxy> {
  const active = [...rules];
  const held = new Map<Rule, (() => void)[]>();
  const requests: string[] = [];

  function answer(incoming: IncomingMessage, response: ServerResponse): void {
    const url = incoming.url ?? '/';
    const rule = active.find(({path}) => path.test(url));
    if (rule) applyRule(rule, incoming, response);
    else forward(incoming, response, site);
  }

  function applyRule(rule: Rule, incoming: IncomingMessage, response: ServerResponse): void {
    const {lost, status, hold, delay} = rule;
    if (lost) {
      response.destroy();
    } else if (status) {
      incoming.resume();
      incoming.on('end', () => response.writeHead(status).end());
    } else if (hold) {
      held.set(rule, [...(held.get(rule) ?? []), () => answer(incoming, response)]);
    } else if (delay) {
      setTimeout(() => forward(incoming, response, site), delay);
    } else {
      forward(incoming, response, site, rule);
    }
  }

  const server = createServer((incoming, response) => {
    requests.push(`${incoming.method ?? ''} ${incoming.url ?? ''}`);
    answer(incoming, response);
  });
  const port = await listen(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    rule: (added) => {
      active.unshift(added);
      return () => {
        active.splice(active.indexOf(added), 1);
        for (const release of held.get(added)?.splice(0) ?? []) release();
      };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Forwards a request to the site's server, and returns its answer. */
function forward(
  incoming: IncomingMessage,
  response: ServerResponse,
  port: number,
  {change, answerLost}: Pick<Rule, 'change' | 'answerLost'> = {},
): void {
  const {method, url: path} = incoming;
  const headers = {...incoming.headers, ...(change && {'accept-encoding': 'identity'})};
  const outgoing = request({host: '127.0.0.1', port, method, path, headers}, (answer) => {
    if (answerLost) {
      answer.resume();
      answer.on('end', () => response.destroy());
      return;
    }
    if (!change) {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      return;
    }
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.on('end', () => {
      const body = Buffer.from(change(Buffer.concat(parts).toString()));
      response.writeHead(answer.statusCode ?? 502, {
        ...answer.headers,
        'content-length': body.length,
      });
      response.end(body);
    });
  });
  outgoing.on('error', () => response.destroy());
  incoming.pipe(outgoing);
}

/** Starts a proxy that rejects all requests, such as those for maps and of the browser itself. */
export async function openRefusingProxy(): Promise<{port: number; close: () => void}> {
  const server = createServer((_, response) => response.writeHead(502).end());
  server.on('connect', (_, socket) => {
    socket.on('error', () => socket.destroy()); // A stopped browser resets its connections.
    socket.end('HTTP/1.1 502 Refused\r\n\r\n');
  });
  const port = await listen(server);
  return {
    port,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
