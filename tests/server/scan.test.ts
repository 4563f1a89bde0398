import type {Socket} from 'node:net';
import {clamd, ScanError} from '../../src/server/scan/clamd';
import {startScanning} from '../../src/server/scan/later';
import {openStore} from '../../src/server/store/open';
import {readSettings} from '../../src/server/settings';
import type {Store} from '../../src/server/store/store';
import {SIGNATURE, VIRUS_TEXT, startClamd, startFalse, type TestClamd} from './setup/clamd';
import {forms} from './setup/command';
import {eventually} from './setup/eventually';
import {save} from './setup/filled-store';
import {APPLICATION, apply} from './setup/forms';
import {freePort} from './setup/free-port';
import {startServer} from './setup/server';
import {DATABASES, WITH_FILE} from './setup/stores';

const at = (port: number) => ({host: '127.0.0.1', port});
const PDF = '%PDF-1.7\n';
const log = {child: () => log, info() {}, warn() {}, error() {}} as never;

let scanner: TestClamd;
beforeAll(async () => {
  scanner = await startClamd();
});
afterAll(() => scanner.stop());

describe('a real clamd', () => {
  test('says what is clean, and names what it finds', async () => {
    const scan = clamd(at(scanner.port), 20_000);
    expect(await scan(Buffer.from('Ravi Kumar'))).toEqual({scan: 'clean'});
    const infected = Buffer.from(`${PDF}${VIRUS_TEXT}`);
    expect(await scan(infected)).toEqual({scan: 'infected', signature: SIGNATURE});
    expect(await scan(Buffer.alloc(10 * 1024 ** 2, 'x'))).toEqual({scan: 'clean'});
  });

  test('refuses a file that is too large for it, and that file alone', async () => {
    const small = await startClamd({streamLimit: '1M'});
    const scan = clamd(at(small.port), 20_000);
    await expect(scan(Buffer.alloc(3 * 1024 ** 2, 'x'))).rejects.toThrow(ScanError);
    expect(await scan(Buffer.from('x'))).toEqual({scan: 'clean'});
    await small.stop();
  });

  test('a virus is held with its name, delivered by nobody, and saved only by who says so', async () => {
    const server = await startServer({
      env: {
        CLAMD: `127.0.0.1:${scanner.port}`,
        ...{SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@b.example', MAIL_TO: 'c@d.example'},
      },
    });
    const reply = await apply(server, APPLICATION, {
      name: 'cv.pdf',
      bytes: Buffer.from(`${PDF}${VIRUS_TEXT}`),
    });
    expect(reply.status).toBe(200);
    const [held] = await server.store.list();
    expect(held).toMatchObject({
      held: true,
      files: [{scan: 'infected', signature: SIGNATURE}],
      deliveries: [{channel: 'mail', state: 'held'}],
    });
    expect(await server.store.claim(10, 1000)).toEqual([]);
    const env = {DATA_DIR: server.dataDir};
    const id = held?.id ?? '';
    expect((await forms(['list'], env)).out).toContain(SIGNATURE);
    expect((await forms(['release', '--all'], env)).out).toContain('No submissions released');
    expect((await forms(['file', id], env)).error).toContain(SIGNATURE);
    const saved = await forms(['file', id, '--infected'], env, {folder: server.dataDir});
    expect(saved.out).toContain('WITH A VIRUS');
    await server.stop();
  });

  test('a clean file says so in what staff read', async () => {
    const server = await startServer({env: {CLAMD: `127.0.0.1:${scanner.port}`}});
    await apply(server, APPLICATION, {name: 'cv.pdf', bytes: Buffer.from(PDF)});
    expect((await server.store.list())[0]).toMatchObject({held: false, files: [{scan: 'clean'}]});
    await server.stop();
  });
});

describe('a scanner that does not answer as it should', () => {
  const never = () => undefined;
  test.each<[string, (socket: Socket) => void]>([
    ['says nothing', never],
    ['hangs up', (socket) => void socket.destroy()],
    ['says something else', (socket) => void socket.write('what?\0')],
    ['reports an error', (socket) => void socket.write('stream: Can’t allocate memory ERROR\0')],
    ['talks without end', (socket) => void socket.write('x'.repeat(10_000))],
  ])('%s: no verdict, within the time', async (_what, behave) => {
    const fake = await startFalse(behave);
    await expect(clamd(at(fake.port), 500)(Buffer.alloc(100_000))).rejects.toThrow(ScanError);
    await fake.stop();
  });

  test('nobody there: the application is kept, marked, and scanned by the queue', async () => {
    const port = await freePort();
    const server = await startServer({env: {CLAMD: `127.0.0.1:${port}`}});
    const bytes = Buffer.from(`${PDF}${VIRUS_TEXT}`);
    expect((await apply(server, APPLICATION, {name: 'cv.pdf', bytes})).status).toBe(200);
    expect((await server.store.list())[0]).toMatchObject({
      held: false,
      files: [{scan: 'not scanned'}],
    });
    const options = {store: server.store, scan: clamd(at(port), 5000), log, pollMs: 50};
    const later = startScanning(options);
    const back = await startClamd({port});
    await eventually(async () => {
      expect((await server.store.list())[0]).toMatchObject({
        held: true,
        suspicion: {signs: expect.arrayContaining(['virus'])},
        files: [{scan: 'infected', signature: SIGNATURE}],
      });
    });
    await later.stop();
    await back.stop();
    await server.stop();
  });
});

describe.each(DATABASES)('in %s', (_name, makePlace) => {
  test('a virus that is found later holds what has not gone out, and a refused file blocks no other', async () => {
    const place = await makePlace();
    const store = await openStore(place.location);
    const first = await save(store, {...WITH_FILE, channels: ['mail', 'sheet']});
    const [resume] = WITH_FILE.files;
    const files = [{...resume, bytes: Buffer.from('virus')}];
    const second = await save(store, {...WITH_FILE, files, channels: ['mail']});
    const refused = Array.from({length: 2000}, (_, index) => ({id: first, number: index + 1}));
    expect(await store.unscanned(10, refused)).toEqual([{id: second, number: 1}]);
    const [claim] = await store.claim(1, 60_000, ['sheet']);
    if (claim) await store.delivered(claim);
    // By what is in it: of two that arrive within a millisecond, either may be looked at first.
    const scan = async (bytes: Uint8Array) => {
      if (Buffer.compare(bytes, resume.bytes) === 0) throw new ScanError('refused', true);
      return {scan: 'infected', signature: 'X'} as const;
    };
    const later = startScanning({store, scan, log, pollMs: 20});
    await eventually(async () => expect((await store.find(second))?.held).toBe(true));
    expect((await store.find(first))?.files[0]?.scan).toBe('not scanned');
    await later.stop();
    await store.scanned({id: first, number: 1}, {scan: 'infected', signature: 'Y'});
    expect((await store.find(first))?.deliveries.map(({state}) => state)).toEqual(['held', 'done']);
    expect(await store.unscanned(10)).toEqual([]);
    await store.close();
    await place.remove();
  });
});

test('a file that the scanner refused is left alone for a while, and then tried again', async () => {
  const file = {id: 'a', number: 1};
  const without: number[] = [];
  const unscanned: Store['unscanned'] = async (_most, refused = []) => {
    without.push(refused.length);
    return refused.length > 0 ? [] : [file];
  };
  let scans = 0;
  const scan = async () => {
    scans += 1;
    throw new ScanError('refused', true);
  };
  const store = {unscanned, readFile: async () => Buffer.from('x'), scanned: async () => {}};
  const later = startScanning({store, scan, log, pollMs: 5, refusedMs: 100});
  await eventually(() => expect(scans).toBe(2));
  await later.stop();
  expect(without.slice(0, 2)).toEqual([0, 1]);
});

test.each([
  ['127.0.0.1:3310', {host: '127.0.0.1', port: 3310}],
  ['[::1]:3310', {host: '::1', port: 3310}],
  ['scanner.example:3310', {host: 'scanner.example', port: 3310}],
  ['/run/clamav/clamd.ctl', {path: '/run/clamav/clamd.ctl'}],
])('CLAMD=%s', (value, address) => {
  expect(readSettings({CLAMD: value}).clamd).toEqual(address);
});

test.each(['scanner', '127.0.0.1:0', '127.0.0.1:99999', 'clamd.ctl', ':3310'])(
  'CLAMD=%s is refused with what would be right',
  (value) => {
    expect(() => readSettings({CLAMD: value})).toThrow('/run/clamav/clamd.ctl');
  },
);
