/** Requests that are sent before the ones before them are answered. */
import type {Attack} from '../case';
import {counted, kept} from '../judge';
import {enquiry, request} from '../requests';
import {exchange} from '../wire';

const get = (path = '/About') => request(`GET ${path}`);

function pipeline(
  name: string,
  make: () => readonly Buffer[],
  expected: readonly number[],
  stores = 0,
): Attack {
  return {
    name,
    async run(target) {
      const before = await kept(target);
      const answers = await exchange(target.port, Buffer.concat(make()), {
        answers: expected.length,
      });
      const found = answers.map(({status}) => status).join();
      if (found !== expected.join()) return `answered ${found || 'nothing'}`;
      return counted(target, before, stores);
    },
  };
}

const json = ['Content-Type: application/json'];
const enquire = () => request('POST /contact-form', json, enquiry());

export const PIPELINES: readonly Attack[] = [
  pipeline('three pages', () => [get(), get('/nowhere'), get('/')], [200, 404, 200]),
  pipeline('two enquiries', () => [enquire(), enquire()], [200, 200], 2),
  pipeline('an enquiry between pages', () => [get(), enquire(), get('/')], [200, 200, 200], 1),
  pipeline(
    'a wrong enquiry and a right one',
    () => [request('POST /contact-form', json, '{}'), enquire()],
    [422, 200],
    1,
  ),
  pipeline('an alias and a page', () => [get('/contact-us'), get()], [301, 200]),
  pipeline(
    'a hundred pages',
    () => Array<Buffer>(100).fill(get('/robots.txt')),
    Array<number>(100).fill(200),
  ),
];
