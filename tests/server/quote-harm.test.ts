/** Documents that are made to do harm, sent with a request for a quote. */
import {deflateSync} from 'node:zlib';
import {longPdf} from '../fixtures/documents/long';
import {pdf} from '../fixtures/documents/pdf';
import {pageOf} from './setup/answers';
import {forms} from './setup/command';
import {ENQUIRY, postJson} from './setup/forms';
import {ASKED, AS_PAGE, FILES, ask, file, storedIn} from './setup/quote';
import {startServer, type TestServer} from './setup/server';

let server: TestServer;
afterEach(() => server.stop());

const MB = 1024 * 1024;

/** 100 MB of blanks in a few kB. */
const BOMB = file(
  'bomb.pdf',
  pdf({
    objects: {
      4: {dict: '/Filter /FlateDecode', data: deflateSync(Buffer.alloc(100 * MB, 32))},
    },
  }),
);
/** More to look at than there is time for. */
const LOOP = file('loop.pdf', longPdf(300));

test.each([
  ['unfold to more than there is room for', BOMB, {}],
  ['take longer than there is time for', LOOP, {limits: {time: 1}}],
  ['keep a thread busy until it is ended', LOOP, {patience: 300}],
  ['need more memory than a thread has', LOOP, {heapMb: 4}],
])('that %s end with a sentence, are kept, and the server lives on', async (_, one, checks) => {
  server = await startServer({files: FILES, checks});
  const answers = await Promise.all([
    ask(server, ASKED, [one], AS_PAGE),
    postJson(server, ENQUIRY, {headers: {'x-forwarded-for': '10.0.0.1'}}),
  ]);
  expect(answers.map(({status}) => status)).toEqual([200, 200]);
  expect(pageOf(answers[0])('[data-form-status] section p').text()).not.toBe('');
  const {id} = await storedIn(server);
  const {out} = await forms(['show', id], {DATA_DIR: server.dataDir});
  expect(out).toMatch(/^document +(not checked: .|PDF, pages: .*\. \w)/m);
  expect((await server.send('/healthz')).status).toBe(200);
});
