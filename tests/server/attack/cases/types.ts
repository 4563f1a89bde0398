/** Bodies that are not what their type says. */
import {gzipSync} from 'node:zlib';
import type {RawAttack} from '../case';
import {BOUNDARY, FILE, apply, enquiry, fields, parts, post, request, CLOSE} from '../requests';

const TYPES = [
  'text/plain',
  'text/html',
  'application/xml',
  'text/xml',
  'application/x-ndjson',
  'image/png',
  'application/octet-stream',
  'application/json; charset=utf-16',
  'application/json; charset=utf-7',
  'application/jsonp',
  'application/x-java-serialized-object',
  'multipart/mixed',
  'a',
  '*/*',
  '',
  'application/json, text/plain',
  'application/vnd.api+json',
  'multipart/form-data',
  'message/http',
  'application/x-www-form-urlencoded; charset=iso-8859-1',
  'multipart/form-data; boundary=x',
];

/** Statuses are 400 unless one is named. */
const JSONS: ReadonlyArray<readonly [string, string, number?]> = [
  ['a list', '[]'],
  ['a number', '1'],
  ['null', 'null'],
  ['a text', '"x"'],
  ['two objects', '{}{}'],
  ['half an object', '{"name":"'],
  ['ten thousand brackets', '['.repeat(10_000)],
  ['nothing', ''],
  ['a byte order mark', '\ufeff{}', 422],
  ['a comment', '{}//x'],
  ['a number for a name', '{"name":1}', 422],
  ['a list for a name', '{"name":["a","b"]}'],
  ['an object for a name', '{"name":{"$gt":""}}', 422],
  ['a prototype', '{"__proto__":{"name":"x"}}'],
  ['a constructor', '{"constructor":{"prototype":{"name":"x"}}}'],
  ['a key that comes twice', '{"name":"a","name":"b"}', 422],
  ['NaN', '{"name":NaN}'],
  ['half a character', '{"name":"\\ud800"}'],
  ['a NUL in a name', enquiry({name: 'a\u0000b'})],
  ['17 kB of text', enquiry({name: 'x'.repeat(17_000)}), 413],
];

export const TYPES_AND_BODIES: readonly RawAttack[] = [
  ...TYPES.map((type) => ({
    name: `JSON as "${type}"`,
    bytes: post([`Content-Type: ${type}`]),
    allowed: [415],
  })),
  ...JSONS.map(([name, body, status = 400]) => ({
    name: `JSON that is ${name}`,
    bytes: post([], body),
    allowed: [status],
  })),
  {
    name: 'a body packed with gzip',
    bytes: post(['Content-Encoding: gzip'], gzipSync(enquiry())),
    allowed: [415],
  },
  {
    name: 'a small body that unpacks to much',
    bytes: post(['Content-Encoding: gzip'], gzipSync(Buffer.alloc(10_000_000))),
    allowed: [415],
  },
  {
    name: 'a thousand fields',
    bytes: request(
      'POST /contact-form',
      ['Content-Type: application/x-www-form-urlencoded', CLOSE],
      Array.from({length: 1000}, (_, index) => `f${index}=1`).join('&'),
    ),
    allowed: [400, 413, 422],
  },
  {
    name: 'a field that comes twice in a form',
    bytes: request(
      'POST /contact-form',
      ['Content-Type: application/x-www-form-urlencoded', CLOSE],
      'name=a&name=b',
    ),
    allowed: [400],
  },
  {
    name: 'brackets in names of a form',
    bytes: request(
      'POST /contact-form',
      ['Content-Type: application/x-www-form-urlencoded', CLOSE],
      'name[]=a&name[x]=b&__proto__[name]=c',
    ),
    allowed: [400, 422],
  },
  {
    name: 'percent signs that encode nothing',
    bytes: request(
      'POST /contact-form',
      ['Content-Type: application/x-www-form-urlencoded', CLOSE],
      'name=%zz&email=%ff%fe&companyName=%',
    ),
    allowed: [400, 422],
  },
  {
    name: 'an application as JSON',
    bytes: apply(Buffer.from(enquiry()), [], 'application/json'),
    allowed: [415],
  },
  {
    name: 'an enquiry as an application’s type',
    bytes: request(
      'POST /contact-form',
      [`Content-Type: multipart/form-data; boundary=${BOUNDARY}`, CLOSE],
      parts([...fields(), FILE]),
    ),
    allowed: [415],
  },
];
