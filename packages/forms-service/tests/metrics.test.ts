/** Figures for Prometheus. */
import {newFolder} from './setup/folders';
import {startForEach} from './setup/lifetime';
import {DATABASES, type TestServer, command, startServer} from './setup/museum';
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
        'museum_submissions 3',
        'museum_submissions_held 1',
        'museum_deliveries{channel="mail",state="done"} 2',
        'museum_deliveries{channel="sheet",state="dead"} 1',
        'museum_erasure_unfinished 0',
        expect.stringMatching(/^museum_delivery_age_seconds\{channel="sheet",state="dead"\} \d/),
      ]),
    );
    expect((await lines()).join()).not.toContain('last_backup');
    await command(['backup', '--out', 'copy.db'], db.env, {folder: await newFolder('backup')});
    await server.store.purge({receivedBefore: new Date(0)});
    const text = (await lines()).join('\n');
    expect(text).toMatch(/^museum_last_backup_timestamp_seconds 1\.?\d+/m);
    expect(text).toMatch(/^museum_last_purge_timestamp_seconds 1\.?\d+/m);
    expect(text.includes('museum_disk_free_bytes')).toBe(name === 'SQLite');
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
