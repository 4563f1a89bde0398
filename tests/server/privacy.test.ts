import {readFile} from 'node:fs/promises';
import {FORM_NAMES} from '../../src/forms/tables';
import {checkOf} from '../../src/server/deliver/facts';
import {channelsOf} from '../../src/server/deliver/channels';
import {readSettings} from '../../src/server/settings';
import {pdf} from '../fixtures/documents/pdf';
import {reportOf} from '../fixtures/documents/report';
import {APPLICATION, ENQUIRY, RESUME, apply, postJson} from './setup/forms';
import {startServer} from './setup/server';

/** Returns the third cell of the row of docs/operate.md whose second cell begins with these words. */
async function said(beginning: string): Promise<string> {
  const rows = (await readFile('docs/operate.md', 'utf8')).matchAll(
    /^\| `[a-z-]+` \| ([^|]+) \| ([^|]+) \| [^|]+ \|$/gm,
  );
  const found = [...rows].filter(([, what]) => what?.startsWith(beginning));
  expect(found).toHaveLength(1);
  return found[0]?.[2] ?? '';
}

const names = (list: string) => list.split(', ').sort();

test('days are those of the settings and of the backup', async () => {
  const days = await said('days until submissions');
  expect(readSettings({}).retentionDays).toBe(Number(days));
  expect(() => readSettings({RETENTION_DAYS: String(Number(days) + 1)})).toThrow('RETENTION_DAYS');
  expect(await said('days until the log')).toBe(days);
  const backup = await readFile('deploy/systemd/trendsoft-backup.service', 'utf8');
  // Removed by a daily run, before it makes another: two days less, so that none is older.
  const most = Number(await said('days that a backup'));
  expect(backup).toContain(`ExecStartPre=-/usr/bin/find`);
  expect(backup).toContain(` -mtime +${most - 2} -delete`);
});

test('recipients are those of the channels', async () => {
  const settings = {
    ...{SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@b.example', MAIL_TO: 'c@d.example'},
  };
  const {mail} = readSettings(settings);
  const channels = channelsOf({mail, sheet: {} as never});
  for (const form of FORM_NAMES) {
    expect(names(await said(`recipients of the ${form} form`))).toEqual([...channels[form]].sort());
  }
});

test('what is noted of a document is what a check gives', async () => {
  const check = checkOf({type: 'done', report: await reportOf(pdf())});
  if (check.outcome !== 'checked') throw new Error(check.outcome);
  const {facts, ...others} = check;
  const noted = [...Object.keys(facts), ...Object.keys(others)].filter((key) => key !== 'outcome');
  expect(names(await said('what is noted'))).toEqual(noted.sort());
});

test('the log of a post has neither fields nor addresses', async () => {
  expect(await said('what the log says')).toBe('neither fields nor network addresses');
  const server = await startServer();
  await postJson(server, ENQUIRY);
  await apply(server, APPLICATION, {name: 'asha-resume.pdf', bytes: RESUME});
  const log = server.log.join('');
  await server.stop();
  expect(log).not.toBe('');
  const values = [...Object.values(ENQUIRY), ...Object.values(APPLICATION), 'asha-resume'];
  for (const value of [...values, '127.0.0.1', '::1']) expect(log).not.toContain(value);
});
