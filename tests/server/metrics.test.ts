/** Figures for Prometheus. */
import {forms} from './setup/command';
import {newFolder} from './setup/folders';
import {startForEach} from './setup/lifetime';
import {startServer, type TestServer} from './setup/server';
import {DATABASES} from './setup/stores';
import {deliverMailsOnly, fill} from './setup/submissions';

describe.each(DATABASES)('with %s', (name, makeDb) => {
  const db = startForEach(makeDb);
  let server: TestServer;
  beforeEach(async () => {
    server = await startServer({site: false, location: db.location, env: db.env});
  });
  afterEach(() => server.stop());

  const lines = async () => (await server.send('/metrics')).text.split('\n');

  test('/metrics counts submissions and deliveries, and says when the last backup and purge were', async () => {
    await fill(server.store);
    await deliverMailsOnly(server.store);
    expect(await lines()).toEqual(
      expect.arrayContaining([
        'trendsoft_submissions 3',
        'trendsoft_submissions_held 1',
        'trendsoft_deliveries{channel="mail",state="done"} 2',
        'trendsoft_deliveries{channel="sheet",state="dead"} 1',
        'trendsoft_erasure_unfinished 0',
        expect.stringMatching(/^trendsoft_delivery_age_seconds\{channel="sheet",state="dead"\} \d/),
      ]),
    );
    expect((await lines()).join()).not.toContain('last_backup');
    await forms(['backup', '--out', 'copy.db'], db.env, {folder: await newFolder('backup')});
    await server.store.purge({receivedBefore: new Date(0)});
    const text = (await lines()).join('\n');
    expect(text).toMatch(/^trendsoft_last_backup_timestamp_seconds 1\.?\d+/m);
    expect(text).toMatch(/^trendsoft_last_purge_timestamp_seconds 1\.?\d+/m);
    expect(text.includes('trendsoft_disk_free_bytes')).toBe(name === 'SQLite');
  });
});

test.each([
  {who: 'a visitor behind a trusted proxy', trust: 'loopback', address: '203.0.113.7', status: 404},
  {who: 'a machine of the network', trust: 'loopback', address: '10.0.0.7', status: 200},
  {who: 'anyone behind an unknown proxy', trust: '', address: '10.0.0.7', status: 404},
])('$who gets $status from /metrics', async ({trust, address, status}) => {
  const server = await startServer({env: {TRUST_PROXY: trust}});
  const reply = await server.send('/metrics', {headers: {'x-forwarded-for': address}});
  expect(reply.status).toBe(status);
  await server.stop();
});
