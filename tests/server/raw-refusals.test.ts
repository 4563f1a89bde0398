import {securityHeaders} from '../../src/headers/security';
import {TIMEOUTS} from '../../src/server/timeouts';
import {sendRaw, statusesIn} from './setup/raw';
import {serverForAll} from './setup/server';

const server = serverForAll({timeouts: {...TIMEOUTS, headers: 300, request: 300, checkEvery: 50}});

const lines = (...all: string[]) => [...all, '', ''].join('\r\n');

describe('every refusal carries the security headers, whoever makes it', () => {
  test.each([
    ['no host', 400, lines('GET / HTTP/1.1', 'Connection: close')],
    ['two hosts', 400, lines('GET / HTTP/1.1', 'Host: a', 'Host: a', 'Connection: close')],
    [
      'a host twice in other cases',
      400,
      lines('GET / HTTP/1.1', 'Host: a', 'hOST: b', 'Connection: close'),
    ],
    ['a host with a path', 400, lines('GET / HTTP/1.1', 'Host: a/b', 'Connection: close')],
    ['a host with a user', 400, lines('GET / HTTP/1.1', 'Host: me@a', 'Connection: close')],
    ['a host of two words', 400, lines('GET / HTTP/1.1', 'Host: a b', 'Connection: close')],
    ['what is no request', 400, 'hello\r\n\r\n'],
    ['a header without a name', 400, lines('GET / HTTP/1.1', 'Host: a', ': x')],
    ['an expectation', 417, lines('GET / HTTP/1.1', 'Host: a', 'Expect: a miracle')],
    ['headers without end', 431, lines('GET / HTTP/1.1', `X: ${'x'.repeat(20_000)}`)],
    ['headers that never end', 408, 'GET / HTTP/1.1\r\nHost: a\r\n'],
  ])('%s', async (_what, status, request) => {
    const received = await sendRaw(server.port, request);
    expect(statusesIn(received)).toEqual([status]);
    for (const [name, value] of Object.entries(securityHeaders())) {
      expect(received.toLowerCase()).toContain(`${name}: ${value}`.toLowerCase());
    }
    expect(received).toContain('application/problem+json');
  });
});

test.each([
  ['a name', 'Host: example.com'],
  ['a port', 'Host: example.com:3000'],
  ['an address', 'Host: [::1]:3000'],
  ['nothing', 'Host:'],
])('a host may be %s', async (_what, host) => {
  const received = await sendRaw(server.port, lines('GET / HTTP/1.1', host, 'Connection: close'));
  expect(statusesIn(received)).toEqual([200]);
});

test('the first version of HTTP has no host', async () => {
  expect(await sendRaw(server.port, lines('GET / HTTP/1.0'))).toMatch(/^HTTP\/1.1 200 /);
});
