/** Reads the answers of a server. */
import type {IncomingHttpHeaders} from 'node:http';
import {load, type CheerioAPI} from 'cheerio';

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
}

export function storedIn({status, text}: Reply): {id: string; reference: string} {
  expect(status).toBe(200);
  return JSON.parse(text) as {id: string; reference: string};
}

/** Returns the status of each answer that `sendRaw` received, including 1xx. */
export function statusesIn(received: string): number[] {
  // No line break separates an answer from the body before it.
  return [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}

/** Parses the page of an answer, which must not be cached. */
export function pageOf(reply: Reply): CheerioAPI {
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(reply.headers['cache-control']).toBe('no-store');
  return load(reply.text);
}

/** Returns the lines of the error summary, each with the name of the field that it links to. */
export function summary($: CheerioAPI): Array<[string, string | undefined]> {
  return $('[data-form-status] li')
    .toArray()
    .map((item) => {
      const id = $(item).find('a').attr('href')?.slice(1);
      return [$(item).text(), id && $(`[id="${id}"]`).attr('name')];
    });
}

export function errorsOf(reply: Reply) {
  type FieldError = Record<'pointer' | 'detail' | 'id', string>;
  return (JSON.parse(reply.text) as {errors?: FieldError[]}).errors ?? [];
}
