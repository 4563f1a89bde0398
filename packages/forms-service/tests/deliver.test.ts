/** Delivery of a post: a mail and a row of the Google Sheet. */
import {visit} from '../src/example/forms';
import {eventually} from './setup/eventually';
import {startForEach} from './setup/lifetime';
import {type MailFault, startMailServer} from './setup/mail';
import {DATABASES, type TestService, startTestService} from './setup/museum';
import {storedIn} from './setup/reply';
import {KEY} from './setup/requests';
import {ARTICLE, MANUSCRIPT, VISIT} from './setup/samples';
import {startSheets} from './setup/sheets';

const [LIST, FORM] = visit.endpoints.map(({path}) => path) as [string, string];

describe.each(DATABASES)('with %s', (_name, makeDb) => {
  let faults: MailFault[];
  beforeEach(() => {
    faults = [];
  });
  const db = startForEach(makeDb);
  const mail = startForEach(() => startMailServer({fault: () => faults.shift()}));
  const sheets = startForEach(startSheets);
  let service: TestService;

  const start = async (
    env: Record<string, string>,
    options?: Parameters<typeof startTestService>[1],
  ) => {
    service = await startTestService({...db.env, ...env}, options);
  };
  const toAll = () => ({...mail.env, ...sheets.env, MAIL_TO_EDITORS: 'editors@example.com'});

  const send = async (path: string) =>
    storedIn(await service.postJson(VISIT, {path, headers: {'idempotency-key': KEY}})).id;
  const sendArticle = async () => storedIn(await service.postArticle(ARTICLE, MANUSCRIPT)).id;

  test.each([
    ['the first call only, in a tab closed before the second', [LIST]],
    ['the second call only', [FORM]],
    ['both calls at once, each repeated', [LIST, FORM, LIST, FORM]],
  ])('%s: one mail and one row', async (_which, paths) => {
    await start(toAll());
    const ids = new Set(await Promise.all(paths.map((path) => send(path))));
    await service.finish();
    const [id] = ids;
    expect(ids.size).toBe(1);
    expect(mail.messages.map(({messageId}) => messageId)).toEqual([`<${id}.mail@example.com>`]);
    expect(sheets.rows.map(([first]) => first)).toEqual(['Submission', id]);
  });

  test('an article is mailed to the editors, and never added to the sheet', async () => {
    await start(toAll());
    const id = await sendArticle();
    await service.finish();
    expect(mail.messages).toMatchObject([{to: ['editors@example.com']}]);
    expect(mail.messages[0]?.text).toContain(`npx forms-service file ${id}\n`);
    expect(sheets.rows).toEqual([]);
  });

  test.each([
    {which: 'only mail', env: () => mail.env, counts: [1, 0]},
    {which: 'only the sheet', env: () => sheets.env, counts: [0, 2]},
    {which: 'no channel', env: () => ({}), counts: [0, 0]},
  ])('with $which configured, a request is sent nowhere else', async ({env, counts}) => {
    await start(env());
    expect(await service.store.find(await send(FORM))).toMatchObject({fields: VISIT});
    await service.finish();
    expect([mail.messages.length, sheets.rows.length]).toEqual(counts);
    await expect(service.store.counts()).rejects.toThrow(/destroyed|closed/);
  });

  test('a mail server that hangs does not delay the sheet', async () => {
    faults = Array<MailFault>(5).fill('stall');
    sheets.rows.push(['Submission']);
    await start(toAll(), {drainMs: 1});
    const names = ['A', 'B', 'C', 'D', 'E'];
    for (const name of names) await service.postJson({...VISIT, name});
    await eventually(() => expect(sheets.rows).toHaveLength(1 + names.length));
    expect(mail.messages).toEqual([]);
    await service.stop();
  });

  test('a delivery accepted without an answer adds one row and repeats one mail', async () => {
    faults = ['drop'];
    sheets.failNext('appendAndStall');
    sheets.rows.push(['Submission']);
    await start(toAll(), {leaseMs: 2000});
    const id = await send(FORM);
    await service.finish();
    // Both have the same Message-ID, so that a mailbox can drop the second.
    expect(mail.messages.map(({messageId}) => messageId)).toEqual(
      Array(2).fill(`<${id}.mail@example.com>`),
    );
    expect(sheets.rows.map(([first]) => first)).toEqual(['Submission', id]);
    expect(service.log()).toContain('No answer in time');
  });

  // OWASP ASVS 5.0, 16.2.5.
  test('logs contain no personal data, whatever fails', async () => {
    faults = ['mailFrom', 'rcptTo', 'data', 'drop'];
    sheets.failNext(400, 500);
    await start(toAll());
    await send(FORM);
    await sendArticle();
    await service.finish();
    const log = service.log();
    expect(log).toContain('SMTP: 550 5.1.1 to RCPT TO');
    expect(log).toContain('Google: 400 INVALID_ARGUMENT');
    const values = [...Object.values(VISIT), ...Object.values(ARTICLE), 'keels.pdf', '@'];
    for (const value of values) expect(log).not.toContain(value);
  });
});
