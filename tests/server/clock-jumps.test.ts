import {openStore} from '../../src/server/store/open';
import {compiled, type Compiled} from './setup/compiled';
import {eventually} from './setup/eventually';
import {fakeClock} from './setup/faketime';
import {ENQUIRY} from './setup/forms';
import {startServerProgram, type Running} from './setup/programs';
import {startMailServer, type MailFault, type MailServer} from './setup/smtp';
import {DATABASES, type Place} from './setup/stores';

const HOUR = 1;
const YEAR = 400 * 24;

let program: Compiled;
beforeAll(async () => {
  program = await compiled('tests/server/crash/server.ts');
});
afterAll(() => program.remove());

describe.each(DATABASES)('in %s', (_name, makePlace) => {
  let place: Place;
  let mail: MailServer;
  let server: Running | undefined;
  let faults: MailFault[];
  beforeEach(async () => {
    place = await makePlace();
    faults = [];
    mail = await startMailServer({fault: () => faults.shift()});
  });
  afterEach(async () => {
    await server?.end('SIGKILL');
    await mail.stop();
    await place.remove();
  });

  const start = (env: Record<string, string>) =>
    startServerProgram(program.script, {
      ...env,
      ...('url' in place.location
        ? {DATABASE_URL: place.location.url}
        : {DATA_DIR: place.location.dataDir}),
      SITE_DIR: 'none',
      SMTP_URL: mail.url,
      MAIL_FROM: 'website@example.com',
      MAIL_TO: 'office@example.com',
      RATE_LIMIT: '3',
    });
  const post = async (name: string) => {
    const headers = {'content-type': 'application/json'};
    const body = JSON.stringify({...ENQUIRY, name});
    const url = `${server?.url}/contact-form`;
    return (await fetch(url, {method: 'POST', headers, body})).status;
  };
  /** How often each mail came, in order of arrival. */
  const arrived = () => {
    const ids = mail.messages.map(({messageId}) => messageId);
    return [...new Set(ids)].map((id) => ids.filter((other) => other === id).length);
  };

  test.each([
    ['an hour ahead', HOUR],
    ['an hour back', -HOUR],
    ['400 days ahead', YEAR],
    ['400 days back', -YEAR],
  ])('a clock that is set %s deletes, delays and doubles nothing', async (_how, hours) => {
    const clock = fakeClock();
    server = await start(clock.env);
    expect(await post('before')).toBe(200);
    await eventually(() => expect(arrived()).toEqual([1]));
    await server.end('SIGTERM');

    // Before a start.
    clock.set(hours);
    server = await start(clock.env);
    faults.push('data');
    expect(await post('after the start')).toBe(200);
    await eventually(() => expect(arrived()).toEqual([1, 1]));

    // While it runs, back to the right time, with a count of posts begun and a mail to be retried.
    expect([await post('one'), await post('two'), await post('three')]).toEqual([200, 200, 429]);
    faults.push('data', 'data');
    clock.set(0);
    await eventually(() => expect(arrived()).toEqual([1, 1, 1, 1]));
    const refused = await fetch(`${server.url}/contact-form`, {method: 'POST'});
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    await server.end('SIGTERM');
    server = undefined;

    const store = await openStore(place.location, {readOnly: true});
    expect(await store.counts()).toMatchObject({submissions: 4, waiting: 0, dead: 0});
    await store.close();
    expect(arrived()).toEqual([1, 1, 1, 1]);
  });
});
