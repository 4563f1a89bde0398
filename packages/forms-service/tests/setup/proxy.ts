/** A TCP proxy that can swallow packets, as a host does that disappears without closing its connections. */
import {once} from 'node:events';
import {connect, createServer, type AddressInfo, type Socket} from 'node:net';

export type TestProxy = Awaited<ReturnType<typeof startProxy>>;

/** Starts a proxy to a server on this machine; call `stop` at the end. */
export async function startProxy(port: number) {
  const sockets = new Set<Socket>();
  let pairs: Array<[Socket, Socket]> = [];
  /** What happens to new connections instead of being passed on. */
  let fault: 'silent' | 'closed' | undefined;
  const keep = (socket: Socket) => {
    sockets.add(socket.on('error', () => undefined));
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((visitor) => {
    keep(visitor);
    if (fault === 'closed') visitor.destroy();
    if (fault) return;
    const target = connect(port, '127.0.0.1');
    keep(target);
    const pair: [Socket, Socket] = [visitor, target];
    pairs.push(pair);
    visitor.pipe(target);
    target.pipe(visitor);
    visitor.on('close', () => pairs.includes(pair) && target.destroy());
    target.on('close', () => pairs.includes(pair) && visitor.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    /**
     * Swallows everything on the open connections, in both directions, and never closes them.
     * @param newToo whether new connections get no answer either, until `answer`
     */
    silence({newToo = false} = {}) {
      fault = newToo ? 'silent' : undefined;
      for (const [visitor, target] of pairs) {
        visitor.unpipe(target).resume();
        target.unpipe(visitor).resume();
      }
      pairs = [];
    },
    /** Closes all connections, and new ones at once until `answer`, as while the server restarts. */
    close() {
      fault = 'closed';
      for (const socket of sockets) socket.destroy();
      pairs = [];
    },
    /** Passes new connections on again. */
    answer: () => {
      fault = undefined;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
