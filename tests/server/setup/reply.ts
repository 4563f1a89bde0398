/** What a server answered. */
import type {IncomingHttpHeaders} from 'node:http';
import {load, type CheerioAPI} from 'cheerio';

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
}

/** The answer to a submission that was stored. */
export function storedIn({status, text}: Reply): {id: string; reference: string} {
  expect(status).toBe(200);
  return JSON.parse(text) as {id: string; reference: string};
}

/** Status of each answer in what `sendRaw` read; 1xx included. */
export function statusesIn(received: string): number[] {
  // An answer follows the body of the one before it without a line break.
  return [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}

/** The page of an answer, which nobody may keep. */
export function pageOf(reply: Reply): CheerioAPI {
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(reply.headers['cache-control']).toBe('no-store');
  return load(reply.text);
}

/** What the summary says, and the name of the field that each line leads to. */
export function summary($: CheerioAPI): Array<[string, string | undefined]> {
  return $('[data-form-status] li')
    .toArray()
    .map((item) => {
      const id = $(item).find('a').attr('href')?.slice(1);
      return [$(item).text(), id && $(`[id="${id}"]`).attr('name')];
    });
}

/** The field errors of a problem+json answer. */
export function errorsOf(reply: Reply) {
  type FieldError = Record<'pointer' | 'detail' | 'id', string>;
  return (JSON.parse(reply.text) as {errors?: FieldError[]}).errors ?? [];
}
