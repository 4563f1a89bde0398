/** A TCP proxy that can swallow packets, as a host does that disappears without closing its connections. */
import {once} from 'node:events';
import {connect, createServer, type AddressInfo, type Socket} from 'node:net';

export type TestProxy = Awaited<ReturnType<typeof startProxy>>;

/** Starts a proxy to a server on this machine; call `stop` at the end. */
export async function startProxy(port: number) {
  const sockets = new Set<Socket>();
  let pairs: Array<[Socket, Socket]> = [];
  let refuses = false;
  const keep = (socket: Socket) => {
    sockets.add(socket.on('error', () => undefined));
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((visitor) => {
    keep(visitor);
    if (refuses) return;
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
      refuses = newToo;
      for (const [visitor, target] of pairs) {
        visitor.unpipe(target).resume();
        target.unpipe(visitor).resume();
      }
      pairs = [];
    },
    /** Passes new connections on again. */
    answer: () => void (refuses = false),
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
