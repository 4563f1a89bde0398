/** Reads the pages that answer a plain form post. */
import {load, type CheerioAPI} from 'cheerio';
import type {Reply} from './server';

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
