/**
 * When a request is over: answered, aborted or given up. What it holds (a place among the uploads,
 * a file, a timer) is given back by `whenOver`, and nowhere else.
 */
import type {ServerResponse} from 'node:http';
import type {Socket} from 'node:net';
import type {FastifyInstance, FastifyReply} from 'fastify';

/** Pipelined requests that may wait behind an answer; browsers and proxies send none. */
export const MOST_WAITING = 128;
/** How often connections are looked at whose answer nobody finishes reading. */
const LOOK_MS = 1000;

interface Connection {
  /** Requests whose turn has not come. */
  waiting: number;
  /** When the latest request had its turn; milliseconds of the monotonic clock. */
  since: number;
  /** Its answer. */
  current?: ServerResponse;
  /** What is still to be given back. */
  releases: Set<() => void>;
}

const connections = new WeakMap<Socket, Connection>();

/**
 * Runs `release` once, when the request is over; at once when it is over already. A response that
 * waits behind another in a pipeline never emits `close`, so the connection is listened to as well.
 */
export function whenOver({raw}: FastifyReply, release: () => void): void {
  const {socket} = raw.req;
  if (raw.closed || raw.destroyed || socket.destroyed) {
    release();
    return;
  }
  const {releases} = connectionOf(socket);
  const end = () => {
    if (!releases.delete(end)) return;
    raw.off('close', end);
    release();
  };
  releases.add(end);
  raw.once('close', end);
}

function connectionOf(socket: Socket): Connection {
  const known = connections.get(socket);
  if (known) return known;
  const connection: Connection = {waiting: 0, since: performance.now(), releases: new Set()};
  connections.set(socket, connection);
  socket.once('close', () => {
    for (const release of [...connection.releases]) release();
  });
  return connection;
}

/** The answer that a connection owes or sends; undefined between requests. */
export function answerUnderWay(socket: Socket): ServerResponse | undefined {
  const current = connections.get(socket)?.current;
  return current?.writableFinished ? undefined : current;
}

/**
 * Begins a request only when those before it on its connection are answered, so that a pipeline
 * holds one file, one upload and one answer at a time; and ends connections that go on for longer
 * than an answer may take.
 * @param responseMs longest time for a request and its answer, in milliseconds
 */
export function takeTurns(app: FastifyInstance, responseMs: number): void {
  const open = new Set<Socket>();
  const timer = setInterval(() => {
    const begunBefore = performance.now() - responseMs;
    for (const socket of open) if (connectionOf(socket).since < begunBefore) socket.destroy();
  }, LOOK_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));

  app.addHook('onRequest', (_request, {raw}, begin) => {
    const {socket} = raw.req;
    const connection = connectionOf(socket);
    if (!open.has(socket)) {
      open.add(socket);
      socket.once('close', () => open.delete(socket));
    }
    const take = () => {
      connection.since = performance.now();
      connection.current = raw;
      begin();
    };
    if (raw.socket) {
      take();
      return;
    }
    connection.waiting += 1;
    if (connection.waiting > MOST_WAITING) socket.destroy();
    // Never, when the connection ends before: there is nobody to answer, and nothing has begun.
    raw.once('socket', () => {
      connection.waiting -= 1;
      take();
    });
  });
}
