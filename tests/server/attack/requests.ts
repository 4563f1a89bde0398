/** Requests as text, right ones and their parts. */
import {APPLICATION, ENQUIRY, RESUME} from '../setup/forms';

let made = 0;

/** Stands in every address that is made here for how often it was sent before. */
const FIRST_TIME = '.again000@';

/** The same bytes as nobody has sent them yet: else they would be a repetition, and kept once. */
export function sentAgain(bytes: string | Buffer, times: number): Buffer {
  const text = Buffer.from(bytes).toString('latin1');
  const address = FIRST_TIME.replace('000', String(times).padStart(3, '0'));
  return Buffer.from(text.replaceAll(FIRST_TIME, address), 'latin1');
}

/** A valid enquiry that no other is like. */
export function enquiry(changes: Readonly<Record<string, unknown>> = {}): string {
  made += 1;
  return JSON.stringify({
    ...ENQUIRY,
    email: `visitor.${process.pid}.${made}${FIRST_TIME}example.com`,
    ...changes,
  });
}

export const CLOSE = 'Connection: close';

/** A request with these headers; `Host` and the length of the body are added unless they are there. */
export function request(
  line: string,
  headers: readonly string[] = [],
  body: string | Buffer = '',
  version = 'HTTP/1.1',
): Buffer {
  const named = (name: string) => headers.some((one) => one.toLowerCase().startsWith(`${name}:`));
  const all = [
    `${line} ${version}`,
    ...(named('host') ? [] : ['Host: www.example.com']),
    ...headers,
    ...(body.length > 0 && !named('content-length') && !named('transfer-encoding')
      ? [`Content-Length: ${Buffer.byteLength(body)}`]
      : []),
  ];
  return Buffer.concat([Buffer.from(`${all.join('\r\n')}\r\n\r\n`, 'latin1'), Buffer.from(body)]);
}

/** A valid enquiry as a request. */
export function post(headers: readonly string[] = [], body: string | Buffer = enquiry()): Buffer {
  const type = headers.some((one) => /^content-type:/i.test(one))
    ? []
    : ['Content-Type: application/json'];
  return request('POST /contact-form', [...type, CLOSE, ...headers], body);
}

/** The enquiry of a browser without JavaScript. */
export function formPost(
  fields: Readonly<Record<string, string>>,
  headers: readonly string[] = [],
): Buffer {
  const type = 'Content-Type: application/x-www-form-urlencoded';
  return request(
    'POST /contact-form',
    [type, 'Accept: text/html', CLOSE, ...headers],
    new URLSearchParams(fields).toString(),
  );
}

export const BOUNDARY = 'b0undary';

export interface Part {
  /** As they are; a Content-Disposition is made from `name` unless one is here. */
  headers?: readonly string[];
  name?: string;
  filename?: string;
  body?: string | Buffer;
}

/** A multipart body. */
export function parts(list: readonly Part[], end = `--${BOUNDARY}--\r\n`): Buffer {
  return Buffer.concat([
    ...list.flatMap(({headers = [], name = 'x', filename, body = ''}) => {
      const disposition = headers.some((one) => /^content-disposition/i.test(one))
        ? []
        : [
            `Content-Disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}`,
          ];
      const head = [`--${BOUNDARY}`, ...disposition, ...headers, '', ''].join('\r\n');
      return [Buffer.from(head), Buffer.from(body), Buffer.from('\r\n')];
    }),
    Buffer.from(end),
  ]);
}

/** The fields of a valid application that no other is like. */
export function fields(changes: Readonly<Record<string, string>> = {}): Part[] {
  made += 1;
  const email = `applicant.${process.pid}.${made}${FIRST_TIME}example.com`;
  return Object.entries({...APPLICATION, email, ...changes}).map(([name, body]) => ({name, body}));
}

export const FILE: Part = {name: 'file', filename: 'cv.pdf', body: RESUME};

/** An application as a request. */
export function apply(
  body: Buffer = parts([...fields(), FILE]),
  headers: readonly string[] = [],
  type = `multipart/form-data; boundary=${BOUNDARY}`,
): Buffer {
  return request('POST /careers-form', [`Content-Type: ${type}`, CLOSE, ...headers], body);
}
