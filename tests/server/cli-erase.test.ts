import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {openStore} from '../../src/server/store/open';
import {forms} from './setup/command';
import {APPLICATION, ENQUIRY, RESUME, apply, postJson} from './setup/forms';
import {serverForEach} from './setup/server';
import {deliverMailsOnly, fill, save, ticking, type Ids} from './setup/filled-store';
import {rawFiles} from './setup/raw-files';

const PERSON = {
  name: 'Zebedee Quillfeather',
  email: 'zebedee@quillfeather.example',
  phoneNumber: '+91 9112233445',
};

/** What may be left nowhere: text as it is, and text as databases and logs might write it. */
const TRACES = [
  'Quillfeather',
  'quillfeather',
  '9112233445',
  Buffer.from('Quillfeather', 'utf16le').toString('latin1'),
  Buffer.from('zebedee@quillfeather.example').toString('hex'),
  RESUME.subarray(0, 64).toString('latin1'),
];

/** The traces that any file of a folder holds. */
async function tracesIn(folder: string): Promise<string[]> {
  const contents = (await rawFiles(folder)).map((bytes) => bytes.toString('latin1'));
  return TRACES.filter((trace) => contents.some((content) => content.includes(trace)));
}

test('spaces around an address do not hide whose it is', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'erase-'));
  const store = await openStore({dataDir});
  await store.save({form: 'contact', fields: {...ENQUIRY, ...PERSON}});
  await store.close();
  const erased = await forms(
    ['erase', '--email'],
    {DATA_DIR: dataDir, SUDO_USER: 'asha'},
    {input: ` ${PERSON.email}\t\n`},
  );
  expect(erased).toMatchObject({code: 0, out: expect.stringMatching(/^1 submission erased/)});
  // The address is in no log.
  expect(erased.log).toEqual([expect.stringMatching(/^asha as .*: erase --email: [\da-f-]{36}$/)]);
  await rm(dataDir, {recursive: true, force: true});
});

describe('beside a running server', () => {
  const server = serverForEach({site: false});

  // ASVS 5.0, 14.2.7: data is deleted as the situation requires.
  test('nothing of a person is left in the raw database files or in the log', async () => {
    // More than a page of others on either side, so that pages are split and merged.
    for (let i = 0; i < 40; i++) await postJson(server, {...ENQUIRY, companyName: `Before ${i}`});
    await postJson(server, {...ENQUIRY, ...PERSON});
    await apply(server, {...APPLICATION, ...PERSON}, {name: 'Quillfeather.pdf', bytes: RESUME});
    for (let i = 0; i < 40; i++) await postJson(server, {...ENQUIRY, companyName: `After ${i}`});
    expect(await tracesIn(server.dataDir)).toEqual(
      expect.arrayContaining(['Quillfeather', '9112233445', TRACES.at(-1)]),
    );

    const erased = await forms(
      ['erase', '--email'],
      {DATA_DIR: server.dataDir},
      {input: 'ZEBEDEE@quillfeather.EXAMPLE'},
    );

    expect(erased).toMatchObject({code: 0, out: expect.stringMatching(/^2 submissions erased/)});
    expect(await tracesIn(server.dataDir)).toEqual([]);
    expect(server.log.join('')).not.toMatch(/quillfeather|9112233445/i);
    expect(await server.store.counts()).toMatchObject({submissions: 80});
  });

  test('the server goes on to take submissions', async () => {
    await postJson(server, {...ENQUIRY, ...PERSON});
    await forms(['erase', '--email'], {DATA_DIR: server.dataDir}, {input: PERSON.email});
    expect((await postJson(server, {...ENQUIRY, ...PERSON})).status).toBe(200);
    expect(await server.store.counts()).toMatchObject({submissions: 1});
  });
});

describe('what a person still has to delete', () => {
  let folder: string;
  let ids: Ids;
  let waiting: string;
  let env: {DATA_DIR: string};
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cli-erase-'));
    env = {DATA_DIR: folder};
    const store = await openStore({dataDir: folder}, {now: ticking()});
    ids = await fill(store);
    await deliverMailsOnly(store);
    const fields = {...ENQUIRY, enquiries: 'Testing'};
    waiting = await save(store, {form: 'contact', fields, channels: ['mail']});
    await store.close();
  });
  afterEach(() => rm(folder, {recursive: true, force: true}));

  test('is listed: mails that went out, what may have arrived, backups, saved files', async () => {
    const {code, out} = await forms(['erase', '--email'], env, {input: ENQUIRY.email});
    expect(code).toBe(0);
    expect(out).toContain(
      `2 submissions erased, files included:\n  ${ids.enquiry}\n  ${waiting}\n`,
    );
    const [, mails, rows, others] = out.split(/^- (?=E-mails|Rows|Backups)/m);
    expect(mails).toContain('archives included');
    expect(mails).toContain(ids.enquiry);
    // It never left, so nobody need look for it.
    expect(mails).not.toContain(waiting);
    expect(rows).toMatch(new RegExp(`^ +${ids.enquiry} .*\\(may have arrived\\)$`, 'm'));
    expect(others).toContain('Files saved with "file" or "export"');
  });

  test('is there for programs too', async () => {
    const {out} = await forms(['erase', '--email', '--json'], env, {input: ENQUIRY.email});
    expect(JSON.parse(out)).toEqual({
      dryRun: false,
      erased: [ids.enquiry, waiting],
      sent: [
        {id: ids.enquiry, channel: 'mail', at: expect.any(String), arrived: true},
        {id: ids.enquiry, channel: 'sheet', at: expect.any(String), arrived: false},
      ],
    });
  });

  test('is the same in a dry run, which changes nothing', async () => {
    const dry = await forms(['erase', '--email', '--dry-run', '--json'], env, {
      input: ENQUIRY.email,
    });
    const text = await forms(['erase', '--email', '--dry-run'], env, {input: ENQUIRY.email});
    expect(text.out).toMatch(/^2 submissions would be erased\. Nothing was changed:/);
    const done = await forms(['erase', '--email', '--json'], env, {input: ENQUIRY.email});
    expect(JSON.parse(dry.out)).toEqual({...(JSON.parse(done.out) as object), dryRun: true});
  });

  test('somebody unknown is an error', async () => {
    for (const more of [[], ['--dry-run']]) {
      const {code, error} = await forms(['erase', '--email', ...more], env, {
        input: 'x@example.com',
      });
      expect(code).toBe(1);
      expect(error).toContain('Nothing came from that address in');
    }
  });
});

test('purge deletes what is older than it is told, and a dry run only counts it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cli-purge-'));
  const env = {DATA_DIR: folder};
  const day = 24 * 60 * 60 * 1000;
  let now = Date.now() - 40 * day;
  const store = await openStore({dataDir: folder}, {now: () => now});
  await save(store, {form: 'careers', fields: APPLICATION});
  now = Date.now() - 20 * day;
  const kept = await save(store, {form: 'contact', fields: ENQUIRY});
  now = Date.now();
  const latest = await save(store, {form: 'contact', fields: {...ENQUIRY, name: 'The latest'}});
  const purge = async (...args: string[]) => (await forms(['purge', ...args], env)).out;

  expect(await purge()).toBe('No submissions older than 180 days deleted, files included.\n');
  expect(await purge('--days', '30', '--dry-run')).toBe(
    '1 submission older than 30 days would be deleted. Nothing was changed.\n',
  );
  expect(await store.counts()).toMatchObject({submissions: 3});
  expect(JSON.parse(await purge('--days', '30', '--json'))).toEqual({
    purged: 1,
    days: 30,
    dryRun: false,
  });
  expect((await store.list()).map(({id}) => id)).toEqual([latest, kept]);
  await store.close();
  await rm(folder, {recursive: true, force: true});
});

test('purge deletes nothing while the clock is more than a year after the newest submission', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cli-purge-'));
  const env = {DATA_DIR: folder};
  const day = 24 * 60 * 60 * 1000;
  const store = await openStore({dataDir: folder}, {now: () => Date.now() - 400 * day});
  await save(store, {form: 'contact', fields: ENQUIRY});
  const refused = await forms(['purge'], env);
  expect(refused).toMatchObject({code: 1, out: '', error: expect.stringContaining('--force')});
  expect(await store.counts()).toMatchObject({submissions: 1});
  expect(await forms(['purge', '--force'], env)).toMatchObject({code: 0});
  expect(await store.counts()).toMatchObject({submissions: 0});
  await store.close();
  await rm(folder, {recursive: true, force: true});
});
