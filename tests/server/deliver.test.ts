import {actionOf} from '../../src/forms';
import {careers, contact} from '../../src/forms/tables';
import {startService, type Service} from '../../src/server/service';
import {readSettings} from '../../src/server/settings';
import {eventually} from './setup/eventually';
import {APPLICATION, ENQUIRY, KEY, RESUME} from './setup/forms';
import {startSheets, type SheetServer} from './setup/sheets';
import {startMailServer, type MailFault, type MailServer} from './setup/smtp';
import {DATABASES, type Place} from './setup/stores';

const [SHEET, CONTACT] = contact.calls.map(({path}) => path) as [string, string];

describe.each(DATABASES)('with %s', (_name, makePlace) => {
  let place: Place;
  let mail: MailServer;
  let sheets: SheetServer;
  let service: Service | undefined;
  let faults: MailFault[];
  let log: string;
  beforeEach(async () => {
    place = await makePlace();
    faults = [];
    log = '';
    mail = await startMailServer({fault: () => faults.shift()});
    sheets = await startSheets();
  });
  afterEach(async () => {
    await service?.stop();
    service = undefined;
    await Promise.all([mail.stop(), sheets.stop()]);
    await place.remove();
  });

  const mailEnv = () => ({
    SMTP_URL: mail.url,
    MAIL_FROM: 'website@example.com',
    MAIL_TO: 'sales@example.com',
    MAIL_TO_CAREERS: 'jobs@example.com',
  });

  /** Starts the whole service; it looks at its queue all the time, and tries again at once. */
  async function start(env: Record<string, string>, leaseMs = 60_000): Promise<Service> {
    const settings = readSettings({
      PORT: '0',
      SITE_DIR: 'none',
      RATE_LIMIT: '100000',
      ...('url' in place.location
        ? {DATABASE_URL: place.location.url}
        : {DATA_DIR: place.location.dataDir}),
      ...env,
    });
    service = await startService(settings, {
      worker: {pollMs: 20, leaseMs, retryDelay: () => 1},
      logStream: {write: (line) => void (log += line)},
    });
    return service;
  }

  function send(path: string, enquiry: object = ENQUIRY, key: string = KEY): Promise<Response> {
    return fetch(`${service?.address}${path}`, {
      method: 'POST',
      headers: {'content-type': 'application/json', 'idempotency-key': key},
      body: JSON.stringify(enquiry),
    });
  }

  function apply(): Promise<Response> {
    const form = new FormData();
    for (const [name, value] of Object.entries(APPLICATION)) form.set(name, value);
    form.set('file', new Blob([RESUME]), 'cv.pdf');
    return fetch(`${service?.address}${actionOf(careers)}`, {method: 'POST', body: form});
  }

  const idOf = async (response: Response) => ((await response.json()) as {id: string}).id;

  /** Waits until nothing is left to deliver, and stops, so that nothing can come any more. */
  async function finish(): Promise<void> {
    await eventually(async () => expect(await service?.store.counts()).toMatchObject({waiting: 0}));
    await service?.stop();
    service = undefined;
  }

  describe('the contact form in its two steps', () => {
    test.each([
      ['the first call alone, in a tab that is closed before the second', [SHEET]],
      ['the second call alone', [CONTACT]],
      ['both calls', [SHEET, CONTACT]],
      [
        'both calls, each repeated',
        [...contact.calls, ...careers.calls]
          .map(({path}) => path)
          .slice(0, 2)
          .flatMap((path) => [path, path]),
      ],
    ])('%s: one mail and one row', async (_name, paths) => {
      await start({...mailEnv(), ...sheets.env});
      const ids = new Set<string>();
      for (const path of paths) {
        const response = await send(path);
        expect(response.status).toBe(200);
        ids.add(await idOf(response));
      }
      await finish();
      expect(mail.messages.map(({messageId}) => messageId)).toEqual(
        [...ids].map((id) => `<${id}.mail@example.com>`),
      );
      expect(sheets.rows.map(([id]) => id)).toEqual(['Submission', ...ids]);
    });

    test('both calls at the same time: one mail and one row', async () => {
      await start({...mailEnv(), ...sheets.env});
      await Promise.all([send(SHEET), send(CONTACT)]);
      await finish();
      expect([mail.messages.length, sheets.rows.length]).toEqual([1, 2]);
    });
  });

  test('an application is mailed to those who hire, and never gets into the sheet', async () => {
    await start({...mailEnv(), ...sheets.env});
    const id = await idOf(await apply());
    await finish();
    expect(mail.messages).toMatchObject([{to: ['jobs@example.com']}]);
    expect(mail.messages[0]?.text).toContain(`npm run forms -- file ${id}\n`);
    expect(sheets.rows).toEqual([]);
  });

  test.each([
    ['mail alone', () => mailEnv(), [1, 0]],
    ['the sheet alone', () => sheets.env, [0, 2]],
    ['nothing', () => ({}), [0, 0]],
  ] as const)(
    'with %s set up, an enquiry is stored and goes nowhere else',
    async (_name, env, counts) => {
      const {store} = await start(env());
      const id = await idOf(await send(CONTACT));
      expect(await store.find(id)).toMatchObject({fields: ENQUIRY});
      await finish();
      expect([mail.messages.length, sheets.rows.length]).toEqual(counts);
    },
  );

  test('a mail server that refuses at every step gets each mail once in the end', async () => {
    faults = ['mailFrom', 'rcptTo', 'data', 'mailFrom', 'data', 'rcptTo', 'data'];
    await start(mailEnv());
    const ids = await Promise.all(
      Array.from({length: 12}, async (_, index) =>
        idOf(await send(CONTACT, ENQUIRY, `${KEY}-${index}`)),
      ),
    );
    await finish();
    expect(mail.messages.map(({messageId}) => messageId).sort()).toEqual(
      ids.map((id) => `<${id}.mail@example.com>`).sort(),
    );
    expect(mail.attempts()).toBe(12 + 7);
  });

  test('a connection that ends before the answer brings the same mail again, to be recognised', async () => {
    faults = ['drop'];
    await start(mailEnv());
    const id = await idOf(await send(CONTACT));
    await finish();
    expect(mail.messages.map(({messageId}) => messageId)).toEqual(
      Array(2).fill(`<${id}.mail@example.com>`),
    );
  });

  test('a sheet that appends without an answer gets one row', async () => {
    sheets.rows.push(['Submission']);
    sheets.failNext('appendAndStall');
    await start(sheets.env, 2000);
    const id = await idOf(await send(CONTACT));
    await finish();
    expect(sheets.rows.map(([cell]) => cell)).toEqual(['Submission', id]);
    expect(log).toContain('No answer in time');
  });

  test('logs hold nobody’s data, whatever fails (OWASP ASVS 5.0, 16.2.5)', async () => {
    faults = ['mailFrom', 'rcptTo', 'data', 'drop'];
    sheets.failNext(400, 500);
    await start({...mailEnv(), ...sheets.env});
    await send(CONTACT);
    await apply();
    await finish();
    expect(log).toContain('SMTP: 550 5.1.1 to RCPT TO');
    expect(log).toContain('Google: 400 INVALID_ARGUMENT');
    const values = [...Object.values(ENQUIRY), ...Object.values(APPLICATION), 'cv.pdf'];
    for (const value of values) expect(log).not.toContain(value);
    expect(log).not.toContain('@');
  });
});
