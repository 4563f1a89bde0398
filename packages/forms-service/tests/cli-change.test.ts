/** Commands that change data: retry, release, erase, purge. */
import type {Store} from '../src/server/store/store';
import {startForEach} from './setup/lifetime';
import {mailEnv} from './setup/mail';
import {DATABASES, command} from './setup/museum';
import {ARTICLE, VISIT} from './setup/samples';
import {
  HELD_VISIT,
  type Ids,
  deliverMailsOnly,
  deliveriesOf,
  fill,
  save,
  saveVisit,
} from './setup/submissions';

const DAY_MS = 24 * 60 * 60 * 1000;
const robot = (number: number) => ({
  ...HELD_VISIT,
  fields: {...VISIT, name: `Robot ${number}`},
});
const MAIL = mailEnv('smtp://127.0.0.1:2525');

describe.each(DATABASES)('in %s', (name, makeDb) => {
  let time = 0;
  const now = () => {
    time += 1000;
    return time;
  };
  const db = startForEach(() => makeDb({now}));
  let store: Store;
  let ids: Ids;
  beforeEach(async () => {
    time = Date.now() - DAY_MS;
    store = await db.open();
    ids = await fill(store);
    await deliverMailsOnly(store);
  });

  const run = (args: string[], env = {}, input = '') => command(args, {...db.env, ...env}, {input});
  const states = async (id: string) =>
    Object.fromEntries((await deliveriesOf(store, id)).map(({channel, state}) => [channel, state]));
  const early = () => save(store, {form: 'article', fields: {...ARTICLE, name: 'Early'}});

  describe('retry', () => {
    test.each([
      {what: 'one submission', args: () => [ids.visit], line: /: retry: [\da-f-]+$/},
      {what: 'all submissions', args: () => ['--dead'], line: /: retry --dead/},
    ])(
      'makes dead deliveries of $what due, and does not change held ones',
      async ({args, line}) => {
        const other = await early();
        const {code, out, log} = await run(['retry', ...args()], MAIL);
        expect(log).toEqual([expect.stringMatching(line)]);
        expect([code, out]).toEqual([0, expect.stringMatching(/^1 delivery due now/)]);
        expect(await states(ids.visit)).toEqual({mail: 'done', sheet: 'waiting'});
        expect(await states(ids.held)).toEqual({mail: 'held', sheet: 'held'});
        expect(await states(other)).toEqual({});
      },
    );

    test.each([
      {which: 'one submission', count: 1, args: (id: string) => [id]},
      {which: 'all submissions', count: 2, args: () => ['--all']},
    ])('queues $which received before a channel was set up', async ({count, args}) => {
      const id = await early();
      const {out} = await run(['retry', ...args(id)], MAIL);
      expect(out).toMatch(new RegExp(`^${count} deliver`));
      expect(await states(id)).toEqual({mail: 'waiting'});
    });

    test.each([
      ['nothing left to deliver', () => ids.article],
      ['release', () => ids.held],
    ])('fails with "%s"', async (text, id) => {
      const refused = await run(['retry', id()], MAIL);
      expect(refused).toMatchObject({code: 1, error: expect.stringContaining(text)});
    });
  });

  test.each([
    {what: 'one', arg: () => ids.held, option: ''},
    {what: 'all', arg: () => '--all', option: ' --all'},
  ])('release of $what keeps every delivery without the settings', async ({arg, option}) => {
    const {out, log} = await run(['release', arg()]);
    expect(out).toMatch(/^1 submission released/);
    expect(log).toEqual([expect.stringMatching(`: release${option}: ${ids.held}$`)]);
    expect(await states(ids.held)).toEqual({mail: 'waiting', sheet: 'waiting'});
    const again = await run(['release', ids.held]);
    expect(again).toMatchObject({code: 1, error: expect.stringContaining('is not held')});
    expect((await run(['release', '--all'])).out).toMatch(/^No submissions released/);
  });

  describe('erase', () => {
    test('deletes by address, and lists the copies that staff have to delete by hand', async () => {
      const waiting = await saveVisit(store, ['mail'], {tour: 'Testing'});
      expect(await db.contains(VISIT.email)).toBe(true);
      const input = ` ${VISIT.email.toUpperCase()}\t\n`;
      const dry = await run(['erase', '--email', '--dry-run'], {}, input);
      const {out, log} = await run(['erase', '--email'], {SUDO_USER: 'asha'}, input);
      expect(out).toContain(
        `2 submissions to erase, files included:\n  ${ids.visit}\n  ${waiting}\n`,
      );
      const done = '2 submissions erased, files included.\n';
      expect(out.endsWith(done)).toBe(true);
      expect([dry.out, dry.error]).toEqual([out.replace(done, 'Nothing was changed.\n'), '']);
      const [, mails, rows, others] = out.split(/^- (?=E-mails|Rows|Backups)/m);
      expect(mails).toContain(ids.visit);
      // It was never delivered, so there is no copy to delete.
      expect(mails).not.toContain(waiting);
      expect(rows).toMatch(new RegExp(`^ +${ids.visit} .*\\(may have arrived\\)$`, 'm'));
      expect(others).toContain('Files saved with "file" or "export"');
      expect(out.includes("PostgreSQL's own copies")).toBe(name === 'PostgreSQL');
      // The address is neither in the log nor in the database.
      expect(log).toEqual([
        expect.stringMatching(/^asha as .*: erase --email: [\da-f-]+ [\da-f-]+$/),
      ]);
      expect(await db.contains(VISIT.email)).toBe(false);
      const unknown = await run(['erase', '--email'], {}, input);
      expect(unknown).toMatchObject({code: 1, error: expect.stringContaining('Nothing came from')});
    });
  });

  // With PostgreSQL, the command waits for half a minute; store-erase.test.ts waits less.
  if (name === 'SQLite') {
    test('erase lists the copies elsewhere even if it is interrupted, and finishes when it is run again', async () => {
      const end = await db.read();
      const interrupted = await run(['erase', ids.visit]);
      expect(interrupted.code).toBe(1);
      expect(interrupted.out).toContain(`E-mails, archives included. Search for these ids:`);
      expect(interrupted.error).toContain('un this again');
      await end();
      const again = await run(['erase', ids.visit]);
      expect([again.code, again.out]).toEqual([0, expect.stringContaining('It is finished now')]);
      expect((await run(['erase', ids.visit])).error).toContain('Nothing came from');
    });
  }

  describe('erase --held', () => {
    test('deletes a flood at once, or what arrived of it since a time', async () => {
      const flood = [await save(store, robot(1)), await save(store, robot(2))];
      const since = (await store.find(flood[0] ?? ''))?.receivedAt ?? '';
      const dry = await run(['erase', '--held', '--since', since, '--dry-run']);
      expect(dry.out).toMatch(/^2 submissions to erase/);
      const {out} = await run(['erase', '--held', '--since', since]);
      expect(out).toContain(flood.map((id) => `  ${id}\n`).join(''));
      expect(await store.counts()).toMatchObject({submissions: 3, held: 1});
      expect((await run(['erase', '--held'])).out).toContain(ids.held);
      const none = await run(['erase', '--held']);
      expect(none).toMatchObject({code: 1, error: expect.stringContaining('No held submission')});
    });

    test.each([
      ['--since needs --held', ['--email', '--since', '2026-01-01']],
      ['must be a day or a time in UTC', ['--held', '--since', 'yesterday']],
    ])('%s', async (text, args) => {
      const refused = await run(['erase', ...args]);
      expect(refused).toMatchObject({code: 2, error: expect.stringContaining(text)});
    });
  });

  test.each([
    {
      line: 'erase',
      typed: '',
      args: () => [ids.visit],
      text: '1 submission will be erased for good',
    },
    {
      line: 'erase --email',
      typed: `${VISIT.email}\n`,
      args: () => ['--email'],
      text: ' will be erased for good',
    },
    {
      line: 'purge',
      typed: '',
      args: () => ['--days', '1', '--force'],
      text: ' older than 1 day will be deleted for good',
    },
  ])(
    '$line asks at a terminal, and deletes only after "yes"',
    async ({line, typed, args, text}) => {
      time = Date.now() - 2 * DAY_MS;
      await saveVisit(store);
      const before = await store.counts();
      const [name = ''] = line.split(' ');
      const answer = (input: string, ...more: string[]) =>
        command([name, ...args(), ...more], db.env, {input: typed + input, isTyped: true});
      for (const no of ['\n', 'n\n', '']) {
        const refused = await answer(no);
        expect(refused).toMatchObject({code: 1, error: expect.stringContaining(text)});
        expect(refused.error).toContain('Nothing was deleted');
        expect(await store.counts()).toEqual(before);
      }
      expect(await answer('yes\n')).toMatchObject({code: 0});
      expect((await store.counts()).submissions).toBeLessThan(before.submissions);
    },
  );

  test('--yes deletes at a terminal without a question', async () => {
    const {code, error} = await command(['erase', ids.visit, '--yes'], db.env, {isTyped: true});
    expect([code, error]).toEqual([0, '']);
  });

  // Without a lone --, npm keeps the option, and sets only this variable.
  test.each([
    {name: 'erase', variable: 'npm_config_dry_run', value: 'true', args: () => [ids.visit]},
    {name: 'purge', variable: 'npm_config_dry_run', value: 'true', args: () => ['--days', '1']},
    {name: 'release', variable: 'npm_config_dry_run', value: 'true', args: () => [ids.held]},
    {name: 'file', variable: 'npm_config_out', value: 'keels.pdf', args: () => [ids.article]},
    {name: 'purge', variable: 'npm_config_days', value: '1', args: () => []},
  ])('$name does nothing if $variable is $value', async ({name, variable, value, args}) => {
    const before = await store.list();
    const refused = await run([name, ...args()], {[variable]: value});
    expect(refused).toMatchObject({code: 2, out: '', error: expect.stringContaining('lone --')});
    expect(await store.list()).toEqual(before);
  });

  describe('purge', () => {
    beforeEach(async () => {
      time = Date.now() - 181 * DAY_MS;
      await saveVisit(store, [], {name: 'Too old'});
      time = Date.now() - 40 * DAY_MS;
      await saveVisit(store, [], {name: 'Old'});
    });

    test('deletes submissions older than RETENTION_DAYS or --days; a dry run only counts them', async () => {
      const dry = await run(['purge', '--days', '30', '--dry-run']);
      expect(dry.out).toBe(
        '2 submissions older than 30 days would be deleted. Nothing was changed.\n',
      );
      const done = '1 submission older than 180 days deleted, files included.\n';
      const {out: purged, log} = await run(['purge']);
      expect([purged, ...log]).toEqual([done, expect.stringMatching(/: purge: [\da-f-]+$/)]);
      const {out} = await run(['purge', '--days', '30']);
      expect(out).toBe('1 submission older than 30 days deleted, files included.\n');
      expect(await store.counts()).toMatchObject({submissions: 3});
    });

    test.each([
      {when: 'before', days: -2, old: 'No'},
      {when: 'a year after', days: 366, old: '5'},
    ])(
      'deletes nothing if the clock is $when the newest submission, unless forced',
      async ({days, old}) => {
        const now = Date.now() + days * DAY_MS;
        const clock = jest.spyOn(Date, 'now').mockImplementation(() => now);
        const refused = await run(['purge']);
        expect(refused).toMatchObject({
          code: 1,
          out: '',
          error: expect.stringContaining('--force'),
        });
        expect(await store.counts()).toMatchObject({submissions: 5});
        expect((await run(['purge', '--force'])).out).toMatch(new RegExp(`^${old} submission`));
        clock.mockRestore();
      },
    );
  });
});
