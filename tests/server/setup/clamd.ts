/** A real clamd of the tests' own, which knows one virus; and false ones, for faults. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {createServer, type AddressInfo, type Socket} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {ensured} from '../../../scripts/programs';
import {clamd} from '../../../src/server/deliver/clamd';
import {freePort} from './free-port';

/** What the test's virus is known by, and its name there. */
export const VIRUS_TEXT = 'this text is a virus in these tests';
export const SIGNATURE = 'Test.Resume.Virus.UNOFFICIAL';

export interface TestClamd {
  port: number;
  stop(): Promise<void>;
}

/** Starts one; `streamLimit` is the largest file that it takes. */
export async function startClamd({streamLimit = '25M', port = 0} = {}): Promise<TestClamd> {
  const program = ensured('clamd');
  const folder = await mkdtemp(join(tmpdir(), 'clamd-'));
  const hex = Buffer.from(VIRUS_TEXT).toString('hex');
  await writeFile(join(folder, 'test.ndb'), `Test.Resume.Virus:0:*:${hex}\n`);
  const chosen = port === 0 ? await freePort() : port;
  const config = [
    ...[
      'Foreground yes',
      'TCPAddr 127.0.0.1',
      `TCPSocket ${chosen}`,
      `DatabaseDirectory ${folder}`,
    ],
    ...[`StreamMaxLength ${streamLimit}`, `TemporaryDirectory ${folder}`, 'SelfCheck 0'],
    ...(process.getuid?.() === 0 ? ['User root'] : []),
  ];
  await writeFile(join(folder, 'clamd.conf'), `${config.join('\n')}\n`);
  const child = spawn(program, ['--config-file', join(folder, 'clamd.conf')], {stdio: 'pipe'});
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  }
  const scan = clamd({host: '127.0.0.1', port: chosen}, 5000);
  for (;;) {
    if (child.exitCode !== null) throw new Error(`clamd ended: ${said}`);
    if (
      await scan(Buffer.from('hello')).then(
        () => true,
        () => false,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    port: chosen,
    async stop() {
      const closed = once(child, 'close');
      child.kill('SIGTERM');
      await closed;
      await rm(folder, {recursive: true, force: true});
    },
  };
}

/** Something that listens where a scanner should. */
export async function startFalse(behave: (socket: Socket) => void): Promise<TestClamd> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    behave(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
