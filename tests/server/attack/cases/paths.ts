/** Addresses that try to leave the site's folder, or to reach what is not for visitors. */
import type {RawAttack} from '../case';
import {CLOSE, request} from '../requests';

/** What no answer may hold: an account list, our settings, our source, hidden files. */
const SECRETS =
  /root:x:0|SECRET=1|"dependencies"|made by the build|for the next release|SQLite format/;

const CLIMBS = [
  '/../../../../etc/passwd',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/%252e%252e/%252e%252e/etc/passwd',
  '/..%5c..%5cetc%5cpasswd',
  '/..\\..\\etc\\passwd',
  '/%5c..%5cetc',
  '/../package.json',
  '/....//....//etc/passwd',
  '/..;/..;/etc/passwd',
  '/%c0%ae%c0%ae/etc/passwd',
  '/%uff0e%uff0e/etc/passwd',
  '/assets/../../package.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/About/../../.env',
  '//etc/passwd',
  '///etc/passwd',
  '/./././etc/passwd',
  '/file:///etc/passwd',
  '/proc/self/environ',
  '/C:/Windows/win.ini',
  '/assets/js/main.0a1b2c3d.js/../../../.env',
  '/%00/../.env',
  '/.env%00.html',
  '/.env%20',
  '/.env.',
  '/.env/',
  '/%2eenv',
  '/.ENV',
];

const HIDDEN = [
  ...['/.env', '/.hidden/note.txt', '/_headers', '/_redirects', '/_notes.txt', '/404.html'],
  ...['/te/form-messages.json', '/index.html.br', '/assets/js/main.0a1b2c3d.js.gz', '/assets/'],
  '/.git/config',
  '/package.json',
  '/forms.db',
  '/data/forms.db',
  '/node_modules/',
  '/server-status',
  ...['/.well-known/', '/.well-known/../.env', '/wp-login.php', '/cgi-bin/test', '/readyz/../.env'],
  ...['//', '/./About', '/About%00', '/%00', '/About%2findex.html', '/%ff%fe'],
  ...['/%5fheaders', '/_%68eaders', '/te/../_redirects'],
];

const ODD = [
  '/%',
  '/%z',
  '/%E0%A4%A',
  '/%ff',
  '/\xff',
  '/a%00b',
  '/a%0d%0aX-Evil:%201',
  '/%0d%0aSet-Cookie:%20a=b',
  '/About?%',
  '/About?a=%0d%0aX-Evil:1',
  '/?__proto__[x]=1',
  '/constructor',
  '/__proto__',
  '/toString',
  ...['/About;x=1', '/About%2f', '/About//', '//About', '/about', '/ABOUT', '/About/.', '/%41bout'],
  `/${'a/'.repeat(2000)}`,
  `/${'%61'.repeat(2000)}`,
  '/\u202e'.normalize(),
  '/<script>alert(1)</script>',
  ...['/*', '/?', '/??', '/#', '/:', '/@evil.example', '/http://evil.example/', '/\\evil.example'],
];

/** Addresses whose redirect may lead to our own site only. */
const REDIRECTS = [
  '/contact-us',
  '/contact-us?next=//evil.example',
  '/evil',
  '//evil.example/contact-us',
  '/contact-us//',
  '/index.html',
  '/About/index.html?a=//evil.example',
  '//evil.example/index.html',
  '/\\evil.example/index.html',
  ...['/contact-us%0d%0aX-Evil:1', '/index.html?%0d%0aX-Evil:1', '/About/index.html%2f'],
];

const NOTHING = [400, 404, 403];

const ask = (path: string, allowed: readonly number[]): RawAttack => ({
  name: `GET ${path.length > 60 ? `${path.slice(0, 57)}...` : path}`,
  bytes: request(`GET ${path}`, [CLOSE]),
  allowed,
  check(answers) {
    const [answer] = answers;
    if (!answer) return undefined;
    if (SECRETS.test(answer.body)) return 'it shows what is not for visitors';
    if ('x-evil' in answer.headers || 'set-cookie' in answer.headers)
      return 'the address became a header';
    const {location} = answer.headers;
    if (location !== undefined && !/^\/(?![/\\])/.test(location)) return `it leads to ${location}`;
    return undefined;
  },
});

export const PATHS: readonly RawAttack[] = [
  ...[...CLIMBS, ...HIDDEN].map((path) => ask(path, NOTHING)),
  ...ODD.map((path) => ask(path, [200, 301, 414, ...NOTHING])),
  ...REDIRECTS.map((path) => ask(path, [301, 302, ...NOTHING])),
];
