/** What fails around the server: its database, its life. */
import type {Attack} from '../case';
import {dial} from '../wire';
import {OUTAGES} from './outages';

const stops: readonly Attack[] = [
  {
    name: 'SIGTERM does not wait for somebody who sends nothing',
    async run(target) {
      const server = await target.another({TRUST_PROXY: 'off'});
      const sockets = await Promise.all(Array.from({length: 20}, () => dial(server.port)));
      sockets[0]?.write('GET / HTTP/1.1\r\n');
      const begun = performance.now();
      await server.stop();
      for (const socket of sockets) socket.destroy();
      const ms = performance.now() - begun;
      return ms < 20_000 ? undefined : `it took ${Math.round(ms)} ms`;
    },
  },
];

export const TROUBLE: readonly Attack[] = [...OUTAGES, ...stops];
