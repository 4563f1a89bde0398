/** The service with a site and forms that are not those of this repository. */
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {PassThrough} from 'node:stream';
import {text} from 'node:stream/consumers';
import {pdf} from '../../../../tests/fixtures/documents/pdf.ts';
import {eventually} from '../../tests/setup/eventually.ts';
import {createFormsService, type Service} from '../index.ts';
import {ANSWERS, FORMS, article, visit} from './forms.ts';

const MUSEUM = createFormsService({
  name: 'Harbour Museum',
  forms: FORMS,
  site: 'packages/forms-service/src/example/site',
  messages: {errorTitle: 'Please check:'},
  headers: {policy: {'img-src': ["'self'", 'https://pictures.example']}},
  metrics: 'museum',
});

let folder: string;
let running: Service;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'museum-'));
  const settings = MUSEUM.readSettings({PORT: '0', DATA_DIR: folder});
  running = await MUSEUM.start(settings, {
    checks: {limits: {time: 50_000}},
    logStream: {write: () => undefined},
  });
});
afterAll(async () => {
  await running.stop();
  await rm(folder, {recursive: true});
});

const send = (path: string, options: RequestInit = {}) =>
  fetch(running.address + path, {redirect: 'manual', ...options});

/** Posts as a browser without JavaScript does. */
function post(path: string, body: URLSearchParams | FormData) {
  return send(path, {method: 'POST', body, headers: {accept: 'text/html'}});
}

/** Runs a command of staff. */
async function command(...args: string[]): Promise<string> {
  const out = new PassThrough();
  const printed = text(out);
  await MUSEUM.command(
    args,
    {DATA_DIR: folder},
    {
      input: new PassThrough(),
      out,
      error: out,
      folder,
      log: () => undefined,
    },
  );
  out.end();
  return printed;
}

test.each([
  {path: '/', title: 'Harbour Museum'},
  {path: '/visit', title: 'Group visits: Harbour Museum'},
  {path: '/journal/', title: 'Journal: Harbour Museum'},
])('$path is served', async ({path, title}) => {
  const response = await send(path);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(`<title>${title}</title>`);
  expect(response.headers.get('content-security-policy')).toContain(
    "img-src 'self' https://pictures.example;",
  );
});

test('a page has one address, and what does not exist the page for that', async () => {
  const old = await send('/visit.html');
  expect([old.status, old.headers.get('location')]).toEqual([301, '/visit']);
  const missing = await send('/shop');
  expect(missing.status).toBe(404);
  expect(await missing.text()).toContain('There is no such page');
});

test('mistakes come back on the page of the form, with what was typed', async () => {
  const answers = {...ANSWERS.visit, email: 'ida', name: 'Ida Berg'};
  const response = await post('/visit-form', new URLSearchParams(answers));
  expect(response.status).toBe(422);
  const html = await response.text();
  expect(html).toContain('<title>Please check: Group visits: Harbour Museum</title>');
  expect(html).toContain(`<a href="#email">${visit.fields.email.errors.invalid}</a>`);
  expect(html).toContain('value="Ida Berg"');
});

test('a request is stored, and staff find it', async () => {
  const response = await post('/visit-form', new URLSearchParams(ANSWERS.visit));
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(visit.texts.succeeded);
  expect(await command('list', '--form', 'visit')).toContain('kept only');
  expect(await command('export')).toContain('Ida Berg,ida@example.com,,Ships');
  const metrics = await (await send('/metrics')).text();
  expect(metrics).toContain('museum_submissions 1');
});

test('a manuscript is judged by its content, stored and checked', async () => {
  const body = new FormData();
  for (const [name, value] of Object.entries(ANSWERS.article)) body.append(name, value);
  body.append('manuscript', new File(['MZ\x90\0\x03'], 'keels.pdf'));
  const refused = await post('/article-form', body);
  expect(await refused.text()).toContain('“keels.pdf” is a program. Choose PDF');

  body.set('manuscript', new File([Buffer.from(pdf())], 'Two keels'));
  const stored = await post('/article-form', body);
  expect(await stored.text()).toContain(article.texts.succeeded);
  const [listed = ''] = (await command('list', '--json', '--form', 'article')).split('\n');
  const {id} = JSON.parse(listed) as {id: string};
  await eventually(async () => {
    expect(await command('show', id)).toMatch(/Two keels\.pdf[^]*document +PDF, pages: 1/);
  });
});

test('each form has the recipient that its table names', () => {
  const mail = {SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'web@museum.example'};
  const env = {...mail, MAIL_TO: 'office@museum.example', MAIL_TO_EDITORS: 'ed@museum.example'};
  expect(MUSEUM.readSettings(env).mail?.to).toEqual({
    visit: 'office@museum.example',
    article: 'ed@museum.example',
  });
});

test('a message that no form has is refused', () => {
  const options = {name: 'Harbour Museum', forms: FORMS, messages: {errorTitel: 'Please check:'}};
  expect(() => createFormsService(options)).toThrow('There is no message "errorTitel"');
});
