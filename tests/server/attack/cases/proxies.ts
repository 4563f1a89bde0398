/** Headers that only a proxy may send, and headers that choose who somebody is. */
import type {Attack, RawAttack} from '../case';
import {raw} from '../judge';
import {CLOSE, enquiry, request} from '../requests';
import {exchange} from '../wire';

const CLAIMS: ReadonlyArray<readonly [string, readonly string[]]> = [
  ['an address that is none', ['X-Forwarded-For: nonsense']],
  ['a script for an address', ['X-Forwarded-For: <script>alert(1)</script>']],
  ['a thousand addresses', [`X-Forwarded-For: ${Array(1000).fill('192.0.2.1').join(', ')}`]],
  ['an empty address', ['X-Forwarded-For:']],
  ['an address with a port', ['X-Forwarded-For: 192.0.2.1:80']],
  ['an IPv6 address in brackets', ['X-Forwarded-For: [2001:db8::1]:80']],
  ['an IPv6 address with a zone', ['X-Forwarded-For: fe80::1%eth0']],
  ['an address of an unknown', ['X-Forwarded-For: unknown, _hidden']],
  ['commas alone', ['X-Forwarded-For: ,,,,']],
  ['a protocol that is none', ['X-Forwarded-Proto: javascript']],
  ['two protocols', ['X-Forwarded-Proto: https, http']],
  ['another host', ['X-Forwarded-Host: evil.example']],
  ['a host of markup', ['X-Forwarded-Host: "><script>alert(1)</script>']],
  ['another port', ['X-Forwarded-Port: 99999']],
  ['a prefix', ['X-Forwarded-Prefix: //evil.example']],
  ['the standard header', ['Forwarded: for=192.0.2.1;host=evil.example;proto=https']],
  [
    'a real address',
    ['X-Real-IP: 127.0.0.1', 'True-Client-IP: 127.0.0.1', 'CF-Connecting-IP: 127.0.0.1'],
  ],
];

const claims = CLAIMS.map(([name, headers]): RawAttack => ({
  name: `a request with ${name}`,
  bytes: request('GET /contact-us', [CLOSE, ...headers]),
  allowed: [301],
  // A line of more than 8 kB is too long for it.
  ...(headers.some((line) => line.length > 8192) && {nginxMay: {answer: [400]}}),
  check: ([answer]) =>
    /evil|alert\(|99999/.test(JSON.stringify(answer)) ? 'the answer repeats it' : undefined,
}));

/** Nobody gets around the limit for posts with a header, unless the proxy itself sends it. */
const evasions = [
  'X-Real-IP',
  'True-Client-IP',
  'CF-Connecting-IP',
  'Client-IP',
  'X-Client-IP',
  'Forwarded',
  'X-Cluster-Client-IP',
].map((name): Attack => ({
  name: `a new address in ${name} for each post does not get around the limit`,
  async run({another}) {
    const server = await another({RATE_LIMIT: '3', TRUST_PROXY: 'off'});
    try {
      const found: number[] = [];
      for (let post = 0; post < 5; post += 1) {
        const headers = [`${name}: for=192.0.2.${post}`, 'X-Forwarded-For: 192.0.2.9', CLOSE];
        const json = 'Content-Type: application/json';
        const [answer] = await exchange(
          server.port,
          request('POST /contact-form', [json, ...headers], enquiry()),
        );
        found.push(answer?.status ?? 0);
      }
      return found.join() === '200,200,200,429,429' ? undefined : `answered ${found.join(', ')}`;
    } finally {
      await server.stop('SIGKILL');
    }
  },
}));

export const PROXIES: readonly Attack[] = [...claims.map(raw), ...evasions.slice(0, 3)];
