import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {writeFile} from 'node:fs/promises';
import {createServer, type AddressInfo, type Socket} from 'node:net';
import {join} from 'node:path';
import {clamd, ScanError} from '../src/server/deliver/clamd';
import {eventually} from './setup/eventually';
import {findProgram} from './setup/find-program';
import {newFolder} from './setup/folders';
import {freePort} from './setup/free-port';
import {startForAll, startForEach} from './setup/lifetime';
import {startMailServer} from './setup/mail';
import {DATABASES, type TestService, command, startTestService} from './setup/museum';
import {WITH_FILE} from './setup/samples';
import {save} from './setup/submissions';

const at = (port: number) => ({host: '127.0.0.1', port});
const PDF = '%PDF-1.7\n';

/** Content that the test signature matches, and the name that clamd reports. */
const VIRUS_TEXT = 'this text is a virus in these tests';
const SIGNATURE = 'Test.File.Virus.UNOFFICIAL';

/** Starts a clamd that knows one virus; `streamLimit` is its maximum file size. */
async function startClamd({streamLimit = '25M', port = 0} = {}) {
  const folder = await newFolder('clamd');
  const hex = Buffer.from(VIRUS_TEXT).toString('hex');
  await writeFile(join(folder, 'test.ndb'), `Test.File.Virus:0:*:${hex}\n`);
  const chosen = port || (await freePort());
  const config = [
    'Foreground yes',
    'TCPAddr 127.0.0.1',
    `TCPSocket ${chosen}`,
    'SelfCheck 0',
    `DatabaseDirectory ${folder}`,
    `TemporaryDirectory ${folder}`,
    `StreamMaxLength ${streamLimit}`,
    ...(process.getuid?.() === 0 ? ['User root'] : []),
  ];
  const file = join(folder, 'clamd.conf');
  await writeFile(file, `${config.join('\n')}\n`);
  const child = spawn(findProgram('clamd'), ['--config-file', file], {stdio: 'ignore'});
  const closed = once(child, 'close');
  await eventually(() => clamd(at(chosen), 5000)(Buffer.from('hello')));
  return {
    port: chosen,
    async stop() {
      child.kill('SIGTERM');
      await closed;
    },
  };
}

const scanner = startForAll(startClamd);

test('clamd reports clean files and the signature of a virus, and rejects a file that is too large', async () => {
  const scan = clamd(at(scanner.port), 20_000);
  expect(await scan(Buffer.from('Two keels'))).toEqual({scan: 'clean'});
  const infected = Buffer.from(`${PDF}${VIRUS_TEXT}`);
  expect(await scan(infected)).toEqual({scan: 'infected', signature: SIGNATURE});
  expect(await scan(Buffer.alloc(10 * 1024 ** 2, 'x'))).toEqual({scan: 'clean'});
  await expect(scan(Buffer.alloc(30 * 1024 ** 2, 'x'))).rejects.toMatchObject({isTooLarge: true});
});

const never = () => undefined;
test.each<[string, (socket: Socket) => void]>([
  ['never answers', never],
  ['closes the connection', (socket) => void socket.destroy()],
  ['sends an unknown reply', (socket) => void socket.write('what?\0')],
  ['reports an error', (socket) => void socket.write("stream: Can't allocate memory ERROR\0")],
])(
  'a scanner that %s causes an error that is retried, within the time limit',
  async (_what, behave) => {
    const open: Socket[] = [];
    const fake = createServer((socket) => {
      open.push(socket.on('error', never));
      behave(socket);
    }).listen(0, '127.0.0.1');
    await once(fake, 'listening');
    const {port} = fake.address() as AddressInfo;
    const error: unknown = await clamd(
      at(port),
      500,
    )(Buffer.alloc(100_000)).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ScanError);
    expect(error).toMatchObject({isTooLarge: false});
    for (const socket of open) socket.destroy();
    fake.close();
  },
);

describe.each(DATABASES)('a file stored in %s', (_name, makeDb) => {
  let service: TestService;
  let env: Record<string, string>;
  afterEach(() => service.stop());
  const db = startForEach(makeDb);
  const mail = startForEach(startMailServer);

  async function start(port: number): Promise<void> {
    env = {...db.env, ...mail.env, CLAMD: `127.0.0.1:${port}`};
    service = await startTestService(env, {retryMs: 50});
  }

  const add = (content: string) =>
    save(service.store, {
      ...WITH_FILE,
      files: [{...WITH_FILE.files[0], bytes: Buffer.from(PDF + content)}],
      channels: ['mail'],
    });

  test('with a virus is held with the signature, not mailed, and saved only on demand', async () => {
    await start(scanner.port);
    const id = await add(VIRUS_TEXT);
    await eventually(async () =>
      expect(await service.store.find(id)).toMatchObject({
        held: true,
        spam: {signals: ['virus']},
        files: [{scan: 'infected', signature: SIGNATURE}],
        deliveries: [
          {channel: 'files', state: 'done'},
          {channel: 'mail', state: 'held'},
        ],
      }),
    );
    expect((await command(['list'], env)).out).toContain(SIGNATURE);
    expect((await command(['export'], env)).out).toContain(`infected: ${SIGNATURE}`);
    expect((await command(['release', '--all'], env)).out).toContain('No submissions released');
    expect((await command(['file', id], env)).error).toContain(SIGNATURE);
    expect(mail.messages).toEqual([]);
  });

  test('without a virus is mailed with the result; while clamd is down, the mail waits', async () => {
    const port = await freePort();
    await start(port);
    const id = await add('a clean page');
    await eventually(async () =>
      expect((await service.store.find(id))?.deliveries).toMatchObject([
        {channel: 'files', state: 'waiting', error: expect.stringContaining('clamd')},
        {channel: 'mail', state: 'waiting', attempts: 0},
      ]),
    );
    const back = await startClamd({port});
    await eventually(() => expect(mail.messages).toHaveLength(1));
    expect(await service.store.find(id)).toMatchObject({held: false, files: [{scan: 'clean'}]});
    await back.stop();
  });

  test('that is too large for clamd is mailed as not scanned, and scanned after the limit is raised', async () => {
    const small = await startClamd({streamLimit: '1M'});
    await start(small.port);
    const id = await add('x'.repeat(3 * 1024 ** 2) + VIRUS_TEXT);
    await eventually(() => expect(mail.messages).toHaveLength(1));
    expect(await service.store.find(id)).toMatchObject({files: [{scan: 'not scanned'}]});
    expect(service.log()).toContain('INSTREAM size limit exceeded');
    await small.stop();
    const large = await startClamd({port: small.port});
    expect((await command(['retry', id], env)).out).toMatch(/^1 delivery due now/);
    await eventually(async () =>
      expect(await service.store.find(id)).toMatchObject({
        held: true,
        files: [{scan: 'infected', signature: SIGNATURE}],
      }),
    );
    await large.stop();
  });

  test('is not mailed while clamd answers with an error, which is logged', async () => {
    const answers = ["stream: Can't allocate memory ERROR\0"];
    const fake = createServer((socket) => {
      socket.on('error', never).write(answers.shift() ?? 'stream: OK\0');
    }).listen(0, '127.0.0.1');
    await once(fake, 'listening');
    await start((fake.address() as AddressInfo).port);
    const id = await add('a clean page');
    await eventually(() => expect(mail.messages).toHaveLength(1));
    expect(await service.store.find(id)).toMatchObject({files: [{scan: 'clean'}]});
    expect(service.log()).toContain("clamd: stream: Can't allocate memory ERROR");
    fake.close();
  });
});
