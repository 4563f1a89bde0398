/** Bodies whose length is told in two ways, or wrongly: nothing hidden in one may be kept. */
import type {RawAttack} from '../case';
import {enquiry, post, request} from '../requests';

/** A valid enquiry, hidden where a parser may take it for the next request. */
const hidden = () =>
  request('POST /contact-form', ['Content-Type: application/json'], enquiry()).toString('latin1');

const JSON_TYPE = 'Content-Type: application/json';

/** It gives up in other ways. */
const OF_NGINX = [408, 411, 413, 501, 0];

/** A post with these headers, before bytes that must not be taken for another. */
function framed(name: string, headers: readonly string[], body: string): RawAttack {
  const bytes = request('POST /contact-form', [JSON_TYPE, ...headers], body);
  return {name, bytes, allowed: [400], several: true, nginxMay: {answer: OF_NGINX}};
}

const chunked = 'Transfer-Encoding: chunked';

const LENGTHS = [
  '+5',
  '-5',
  '0x10',
  '5,5',
  '5, 6',
  '5 5',
  '1e3',
  '5.0',
  '٥',
  '99999999999999999999999',
  '',
  '5;q=1',
].map((length) =>
  framed(`a content length of "${length}"`, [`Content-Length: ${length}`], hidden()),
);

const CODINGS = [
  ...['xchunked', 'chunked, chunked', 'gzip, chunked', 'chunked, gzip', 'identity', '"chunked"'],
  ...['chunked;x=1', 'chunked\t,', 'c hunked', '\x0bchunked', 'chunked\x00'],
].map((coding) =>
  framed(
    `a transfer coding of ${JSON.stringify(coding)}`,
    [`Transfer-Encoding: ${coding}`, 'Content-Length: 4'],
    `0\r\n\r\n${hidden()}`,
  ),
);

const CHUNKS: ReadonlyArray<readonly [string, string]> = [
  ['a size that is no number', 'zz\r\n{}\r\n0\r\n\r\n'],
  ['a negative size', '-2\r\n{}\r\n0\r\n\r\n'],
  ['a size of many digits', `${'f'.repeat(17)}\r\n{}\r\n0\r\n\r\n`],
  ['a size with 0x', '0x2\r\n{}\r\n0\r\n\r\n'],
  ['a size with a space before it', ' 2\r\n{}\r\n0\r\n\r\n'],
  ['more bytes than its size', '2\r\n{}{}\r\n0\r\n\r\n'],
  ['lines that end in LF alone', '2\n{}\n0\n\n'],
  ['a size that ends in CR alone', '2\r{}\r\n0\r\n\r\n'],
  ['an extension with a line feed', '2;a\nb\r\n{}\r\n0\r\n\r\n'],
];

export const FRAMING: readonly RawAttack[] = [
  ...LENGTHS,
  ...CODINGS,
  ...CHUNKS.map(([name, body]) => ({
    ...framed(`a chunk with ${name}`, [chunked], body + hidden()),
    // nginx reads some of them, as two whole requests, and sends each with its length.
    nginxMay: {answer: [422, 200, ...OF_NGINX], store: true},
  })),
  framed('both a length and chunks', ['Content-Length: 6', chunked], `0\r\n\r\n${hidden()}`),
  framed('chunks and then a length', [chunked, 'Content-Length: 6'], `0\r\n\r\n${hidden()}`),
  framed('two lengths that differ', ['Content-Length: 2', 'Content-Length: 60'], `{}${hidden()}`),
  framed('two lengths that are the same', ['Content-Length: 2', 'Content-Length: 2'], '{}'),
  framed('a length with a space before its colon', ['Content-Length : 2'], `{}${hidden()}`),
  framed(
    'a coding with a space before its colon',
    ['Transfer-Encoding : chunked'],
    `0\r\n\r\n${hidden()}`,
  ),
  framed('a coding on a folded line', ['Transfer-Encoding:', ' chunked'], `0\r\n\r\n${hidden()}`),
  framed(
    'two codings in two lines',
    [chunked, 'Transfer-Encoding: identity'],
    `0\r\n\r\n${hidden()}`,
  ),
  framed('a body that is longer than it says', ['Content-Length: 5'], enquiry()),
  {
    name: 'a body that is shorter than it says',
    bytes: post(['Content-Length: 5000']),
    allowed: [408],
    nginxMay: {answer: [0]},
  },
  {
    name: 'a trailer that names a key',
    bytes: () => {
      const body = enquiry();
      const chunk = `${body.length.toString(16)}\r\n${body}\r\n0\r\nIdempotency-Key: !\r\n\r\n`;
      return post([chunked, 'Trailer: Idempotency-Key'], chunk);
    },
    allowed: [200],
    stores: 1,
  },
  {
    name: 'a trailer that names a length',
    bytes: request(
      'POST /contact-form',
      [JSON_TYPE, chunked, 'Connection: close'],
      '2\r\n{}\r\n0\r\nContent-Length: 5\r\n\r\n',
    ),
    allowed: [400, 422],
  },
  {
    name: 'a chunked body of HTTP/1.0',
    bytes: request('POST /contact-form', [JSON_TYPE, chunked], `0\r\n\r\n${hidden()}`, 'HTTP/1.0'),
    allowed: [400, 422, 0],
    several: true,
  },
  {
    name: 'a body on a GET',
    bytes: request('GET /About', ['Connection: close'], hidden()),
    allowed: [200, 400],
  },
  {
    name: 'a valid body in many chunks, which is kept once',
    bytes: () => {
      const letters = Array.from(enquiry()).map((letter) => `1\r\n${letter}\r\n`);
      return post([chunked], Buffer.from(`${letters.join('')}0\r\n\r\n`));
    },
    allowed: [200],
    stores: 1,
  },
];
