/**
 * What `npm test -- attack` sends to a server of its own in four places, sent here to one: requests that no browser
 * would send, and text that no visitor would type (OWASP ASVS 5.0, chapters 1, 2, 4, 5, 15 and 16).
 */
import type {Target} from './attack/case';
import {ON_ONE_SERVER} from './attack/cases/on-one-server';
import {SHORT} from './attack/timeouts';
import {serverForAll} from './setup/server';

// What is named there is welcome; what only looks like it is not.
const env = {TRUST_PROXY: '127.0.0.1', ALLOWED_ORIGINS: 'https://www.example.com'};
const server = serverForAll({env, timeouts: SHORT});

const target = () => {
  const {port, store, dataDir} = server;
  return {port, serverPort: port, proxied: false, store, dataDir} as Target;
};

describe.each(Object.entries(ON_ONE_SERVER))('%s', (_kind, attacks) => {
  test.each(attacks.map(({name, run}) => [name, run] as const))('%s', async (_name, run) => {
    expect(await run(target())).toBeUndefined();
  });
});

test('none of them has changed what every object has (15.3.6)', () => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  for (const name of ['name', 'x', 'admin']) expect({}).not.toHaveProperty(name);
});
