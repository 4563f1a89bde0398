/** Text that is strange: refused, or kept exactly as it was sent, and harmless wherever it goes. */
import {load} from 'cheerio';
import type {Attack} from '../case';
import {CLOSE, enquiry, formPost, post, request} from '../requests';
import {counted, kept, lives, statuses} from '../judge';
import {exchange} from '../wire';
import {ENQUIRY_PARTS} from '../../setup/forms';

/** What must come back out letter for letter. */
const EXACT = [
  "O'Brien",
  '"quoted"',
  'a & b',
  '<b>bold</b>',
  '</script><script>alert(1)</script>',
  '${7*7}',
  '{{7*7}}',
  "'; DROP TABLE submissions;--",
  "' OR '1'='1",
  '1) UNION SELECT 1',
  '\\',
  '%s%n%x',
  '../../etc/passwd',
  'José',
  'Jose\u0301',
  '李小龙',
  'محمد',
  'अशा',
  '👩‍💻',
  'ﷺ',
  'ß',
  'İ',
  'ﬁ',
  '\u00a0x\u00a0',
  'a\u200bb',
  'a\tb',
  'null',
  'undefined',
  'NaN',
  'true',
  '0',
  '__proto__',
  'constructor',
  'toString',
  '-1',
  '1e309',
  ...['=1+1', '+1+1', '-1+1', '@SUM(A1)', "=cmd|' /C calc'!A0", 'x;=1+1'],
];

/** What no form can have sent. */
const REFUSED = [
  'a\u0000b',
  'a\nb',
  'a\rb',
  'a\u001bb',
  'a\u0007b',
  'a\u0085b',
  'x'.repeat(4000),
  '',
  '   ',
  `${'a '.repeat(99)}1`,
];

/** No text of one line. */
const NO_TEXT = ['a\u0000b', 'a\r\nBcc: all@example.com', '\u001b[2J', '\ud800'];

const ADDRESSES = [
  // Patterns must not start over at each of many places.
  `${'a@a'.repeat(60)}.`,
  'a',
  'a@',
  '@b',
  'a@b',
  'a b@c.de',
  'a@b@c.de',
  'a@b.de\r\nBcc: x@y.zz',
  'a@b.de,x@y.zz',
  '<a@b.de>',
  'a@b..de',
  '"a b"@c.de\n',
  'a@[127.0.0.1]',
  `${'a'.repeat(300)}@b.de`,
  'a@b.de;x',
  'a@b.de\u0000',
];

function sends(
  name: string,
  fields: Readonly<Record<string, unknown>>,
  allowed: readonly number[],
): Attack {
  return {
    name,
    async run(target) {
      const before = await kept(target);
      const answers = await exchange(target.port, post([], enquiry(fields)));
      return statuses(answers, allowed) ?? (await counted(target, before, 'any')) ?? lives(target);
    },
  };
}

function keeps(text: string): Attack {
  return {
    name: `the company ${JSON.stringify(text)} is kept exactly`,
    async run(target) {
      const [answer] = await exchange(target.port, post([], enquiry({companyName: text})));
      if (answer?.status !== 200) return `answered ${answer?.status ?? 'nothing'}`;
      const {id} = JSON.parse(answer.body) as {id: string};
      const found = await target.store.find(id);
      const is = found?.fields['companyName'];
      return is === text.trim() ? undefined : `kept as ${JSON.stringify(is)}`;
    },
  };
}

/** What a page repeats may not become part of the page. */
function repeats(text: string): Attack {
  return {
    name: `a page that repeats ${JSON.stringify(text)} does not obey it`,
    async run(target) {
      const fields = {...ENQUIRY_PARTS, name: text, companyName: text, email: 'wrong'};
      const [answer] = await exchange(target.port, formPost(fields));
      if (answer?.status !== 422) return `answered ${answer?.status ?? 'nothing'}`;
      const page = load(answer.body);
      if (page('[name=companyName]').attr('value') !== text) return 'the text is not repeated';
      const obeyed = page('img, iframe, [onfocus], [onload], [onerror], b, script').filter(
        (_index, element) => !page(element).attr('src')?.startsWith('/'),
      );
      return obeyed.length > 0 ? 'the text became part of the page' : undefined;
    },
  };
}

const MARKUP = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '" onfocus="alert(1)" autofocus="',
  '</title><b>',
  "'><img src=x>",
  '&lt;script&gt;alert(1)',
  '$1<img src=x>$&',
  '</input><img src=x>',
  '</textarea><iframe src=javascript:alert(1)>',
];

/** Addresses of a page in which an answer is to be shown. */
const PAGES = [
  '//evil.example',
  '/../../etc/passwd',
  '/About',
  '"><img src=x>',
  'javascript:alert(1)',
  '\u0000',
  '/te/TrendSoft/ContactUs',
];

export const FIELDS: readonly Attack[] = [
  ...EXACT.map(keeps),
  ...REFUSED.map((text) =>
    sends(`the name ${JSON.stringify(text.slice(0, 20))}`, {name: text}, [400, 413, 422]),
  ),
  ...NO_TEXT.map((text) =>
    sends(`the company ${JSON.stringify(text)}`, {companyName: text}, [400]),
  ),
  ...ADDRESSES.map((email) =>
    sends(`the address ${JSON.stringify(email.slice(0, 40))}`, {email}, [400, 422]),
  ),
  ...MARKUP.map(repeats),
  ...PAGES.map((page) => ({
    name: `an answer on the page ${JSON.stringify(page)}`,
    async run(target: Parameters<Attack['run']>[0]) {
      const line = `POST /contact-form?page=${encodeURIComponent(page)}`;
      const headers = [
        'Content-Type: application/x-www-form-urlencoded',
        'Accept: text/html',
        CLOSE,
      ];
      const answers = await exchange(target.port, request(line, headers, 'name=x'));
      const body = answers[0]?.body ?? '';
      if (/<img src=x|evil\.example|root:x/.test(body))
        return 'the page shows what the address says';
      return statuses(answers, [422]);
    },
  })),
];
