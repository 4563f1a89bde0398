/** What fails around the server: its database, its disk, its mail server, its life. */
import {setTimeout as pause} from 'node:timers/promises';
import {startMailServer, type MailFault} from '../../setup/smtp';
import {apart} from '../beside';
import type {Attack} from '../case';
import {apply, post} from '../requests';
import {dial, exchange, parse} from '../wire';
import {OUTAGES} from './outages';

const FAULTS: readonly MailFault[] = ['mailFrom', 'rcptTo', 'data', 'stall'];

const mails = FAULTS.map((fault): Attack => ({
  name: `a mail server that fails twice at "${fault}" gets each mail once`,
  async run(target) {
    let failures = 2;
    const mail = await startMailServer({fault: () => (failures-- > 0 ? fault : undefined)});
    try {
      return await apart(target, {SMTP_URL: mail.url}, async ({port}) => {
        await exchange(port, post());
        const begun = performance.now();
        while (mail.messages.length === 0 && performance.now() - begun < 40_000) await pause(50);
        await pause(500);
        return mail.messages.length === 1 ? undefined : `${mail.messages.length} mails`;
      });
    } finally {
      await mail.stop();
    }
  },
}));

const stops: readonly Attack[] = [
  {
    name: 'SIGTERM waits for an upload that is slow',
    async run(target) {
      const server = await target.another({TRUST_PROXY: 'off'});
      const socket = await dial(server.port);
      let received = '';
      socket.on('data', (chunk) => (received += chunk.toString('latin1')));
      const bytes = apply();
      socket.write(bytes.subarray(0, 700));
      await pause(300);
      const stopped = server.stop();
      await pause(1000);
      socket.write(bytes.subarray(700));
      await stopped;
      const [answer] = parse(received);
      return answer?.status === 200 ? undefined : `answered ${answer?.status ?? 'nothing'}`;
    },
  },
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

export const TROUBLE: readonly Attack[] = [...OUTAGES, ...mails, ...stops];
