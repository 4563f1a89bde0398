/** Posts that a foreign page makes a visitor's browser send. */
import type {RawAttack} from '../case';
import {apply, enquiry, formPost, post, request, CLOSE} from '../requests';

const FOREIGN: ReadonlyArray<readonly [string, readonly string[]]> = [
  ['another site', ['Origin: https://evil.example']],
  ['a host that begins alike', ['Origin: https://www.example.com.evil.example']],
  ['a host that ends alike', ['Origin: https://evil-www.example.com.evil']],
  ['a host below ours', ['Origin: https://a.www.example.com']],
  ['another port', ['Origin: https://www.example.com:8443']],
  ['a user before our host', ['Origin: https://www.example.com@evil.example']],
  ['no origin at all', ['Origin: null']],
  ['an empty origin', ['Origin:']],
  ['two origins in one line', ['Origin: https://www.example.com https://evil.example']],
  ['two origins', ['Origin: https://www.example.com', 'Origin: https://evil.example']],
  ['a file', ['Origin: file://']],
  ['a script', ['Origin: javascript:alert(1)']],
  ['an extension', ['Origin: chrome-extension://abcdefghijklmnop']],
  ['a path in the origin', ['Origin: https://evil.example/https://www.example.com']],
  ['a browser that says cross-site', ['Sec-Fetch-Site: cross-site']],
  [
    'a host named by the visitor',
    ['Origin: https://evil.example', 'X-Forwarded-Host: evil.example'],
  ],
  ['a host named in Forwarded', ['Origin: https://evil.example', 'Forwarded: host=evil.example']],
  ['a host named by X-Host', ['Origin: https://evil.example', 'X-Host: evil.example']],
];

const CORS = (headers: readonly string[]): RawAttack => ({
  name: `a question before a post: ${headers[0]}`,
  bytes: request('OPTIONS /contact-form', [
    CLOSE,
    ...headers,
    'Access-Control-Request-Method: POST',
  ]),
  allowed: [403],
  check: ([answer]) =>
    answer && 'access-control-allow-origin' in answer.headers
      ? 'a foreign page may read the answer'
      : undefined,
});

export const ORIGINS: readonly RawAttack[] = [
  ...FOREIGN.map(([name, headers]) => ({
    name: `a post from ${name}`,
    bytes: post(headers),
    allowed: [403],
  })),
  ...FOREIGN.slice(0, 6).map(([name, headers]) => CORS([...headers, `X-Name: ${name}`])),
  {
    name: 'a form of another site',
    bytes: formPost({name: 'x'}, ['Origin: https://evil.example']),
    allowed: [403],
  },
  {
    name: 'a file of another site',
    bytes: apply(undefined, ['Origin: https://evil.example']),
    allowed: [403],
  },
  {
    name: 'plain text that is JSON',
    bytes: post(['Content-Type: text/plain'], enquiry()),
    allowed: [415],
  },
  {
    name: 'a beacon of another site',
    bytes: post([
      'Content-Type: text/plain;charset=UTF-8',
      'Sec-Fetch-Mode: no-cors',
      'Sec-Fetch-Site: cross-site',
    ]),
    allowed: [403],
  },
  {
    name: 'a foreign page that waits for leave to send',
    bytes: post(['Origin: https://evil.example', 'Expect: 100-continue']),
    allowed: [403],
  },
  {
    name: 'our own origin, which is kept',
    bytes: post(['Origin: https://www.example.com', 'Sec-Fetch-Site: same-origin']),
    allowed: [200],
    stores: 1,
  },
];
