/** A browser without JavaScript whose post is refused gets the form back with what was typed, and the reason. */
import type {CheerioAPI} from 'cheerio';
import {
  REASONS,
  actionOf,
  fileFieldsOf,
  isAsked,
  type Form,
} from '@trendsoft/forms-service/validate';
import {FORMS} from '../../src/forms/tables';
import {HttpError} from '../../packages/forms-service/src/server/http/errors';
import {POSITION, answersTo} from '../setup/answers';
import {htmlOf, page} from '../../packages/forms-service/tests/setup/html';
import {type Reply, errorsOf, pageOf} from '../../packages/forms-service/tests/setup/reply';
import {
  BROWSER,
  BYTES,
  type TestFile,
  multipart,
} from '../../packages/forms-service/tests/setup/requests';
import {type TestServer, fullServerForAll, serverForAll} from './setup/service';

const files = Object.fromEntries(
  FORMS.map((form) => [
    `${form.page.slice(1)}/index.html`,
    Buffer.from(page(form.name, htmlOf(form, POSITION))),
  ]),
);
const rateLimited = serverForAll({files, env: {RATE_LIMIT: '1'}});
const diskFull = serverForAll({files, env: {MIN_FREE_MB: '1000000'}});
const databaseFull = fullServerForAll({files});
const faulty = serverForAll({files, save: () => Promise.reject(new Error('a bug'))});
const busy = serverForAll({
  files,
  app: {
    memory: () => ({
      take() {
        throw new HttpError(503, {retryAfter: 10});
      },
      release() {},
    }),
  },
});
const usual = serverForAll({files});

const typedInto = (form: Form) =>
  Object.entries(answersTo(form)).filter(([name]) => isAsked(form, name, {}));

/** Posts a form as a browser without JavaScript does. @param more further fields, as they are typed */
async function post(
  server: TestServer,
  form: Form,
  more: Readonly<Record<string, string>> = {},
  bytes: Uint8Array = BYTES,
): Promise<Reply> {
  const fields = {...Object.fromEntries(typedInto(form)), ...more};
  const path = actionOf(form);
  const chosen = fileFieldsOf(form).map(([part]): TestFile => ({part, name: 'a.pdf', bytes}));
  if (chosen.length === 0) return server.postForm(fields, {path});
  const request = await multipart(fields, ...chosen);
  return server.send(path, {...request, headers: {...request.headers, ...BROWSER}});
}

function valueIn($: CheerioAPI, name: string): string | undefined {
  const control = $(`form [name="${name}"]`);
  if (control.is('select')) return control.find('option[selected]').attr('value');
  return control.is('textarea') ? control.text() : control.attr('value');
}

/** Expects the form's page with what was typed. @returns its alert's text */
function expectReturned(reply: Reply, form: Form): string {
  const $ = pageOf(reply);
  const typed = typedInto(form);
  expect(typed.map(([name]) => [name, valueIn($, name)])).toEqual(typed);
  return $('[role=alert]').text();
}

describe.each(FORMS)('the $name form', (form) => {
  const hasFiles = fileFieldsOf(form).length > 0;

  test.each([
    {status: 429, why: 'after too many posts', server: rateLimited, reason: REASONS.reasonMany},
    {status: 503, why: 'while the disk is full', server: diskFull, reason: REASONS.reasonFull},
    {
      status: 503,
      why: 'while the database is full',
      server: databaseFull,
      reason: REASONS.reasonFull,
    },
    {status: 500, why: 'after a fault', server: faulty, reason: REASONS.reasonFault},
  ])('is returned with $status $why', async ({status, server, reason}) => {
    if (server === rateLimited) await post(server, form);
    const reply = await post(server, form);
    expect(reply.status).toBe(status);
    const words = expectReturned(reply, form);
    const [before = '', after = ''] = reason.split('{wait}');
    for (const part of [form.texts.failed, before, after]) expect(words).toContain(part);
    expect(words).not.toMatch(/[{}]/);
    expect(words.includes('Choose your file again')).toBe(hasFiles);
  });

  test('is returned if a text is far too long', async () => {
    const [name = ''] =
      Object.entries(form.fields).find(([, {control}]) => control === 'text') ?? [];
    const long = 'a'.repeat(4000);
    const reply = await post(usual, form, {[name]: `${long}${'a'.repeat(100_000)}`});
    expect(reply.status).toBe(422);
    expect(valueIn(pageOf(reply), name)).toContain(long);
  });

  test('is returned if a field was sent twice, which is empty then', async () => {
    if (hasFiles) return;
    const typed = typedInto(form);
    const body = new URLSearchParams([...typed, ...typed.slice(0, 1)]).toString();
    const headers = {'content-type': 'application/x-www-form-urlencoded', ...BROWSER};
    const reply = await usual.send(actionOf(form), {method: 'POST', headers, body});
    expect(reply.status).toBe(400);
    const $ = pageOf(reply);
    for (const [name, value] of typed.slice(1)) expect(valueIn($, name)).toBe(value);
  });
});

describe.each(FORMS.filter((form) => fileFieldsOf(form).length > 0))(
  'the $name form, which has files,',
  (form) => {
    test('is returned with 503 while too many files arrive', async () => {
      const reply = await post(busy, form);
      expect([reply.status, reply.headers['retry-after']]).toEqual([503, '10']);
      expect(expectReturned(reply, form)).toContain('Wait 10 seconds');
    });

    test('is returned with 413 if the files are too large', async () => {
      const reply = await post(usual, form, {}, Buffer.alloc(60 * 1024 ** 2));
      expect(reply.status).toBe(413);
      expectReturned(reply, form);
    });

    test('is returned with 400 if the body ends too early', async () => {
      const request = await multipart(
        Object.fromEntries(typedInto(form)),
        ...fileFieldsOf(form).map(([part]): TestFile => ({part, name: 'a.pdf', bytes: BYTES})),
      );
      const body = request.body.subarray(0, -100);
      const headers = {...request.headers, ...BROWSER};
      const reply = await usual.send(actionOf(form), {method: 'POST', headers, body});
      expect(reply.status).toBe(400);
      expectReturned(reply, form);
    });
  },
);

test('a flood above the rate limit is not read: it gets an empty form', async () => {
  const [form] = FORMS;
  const replies: Reply[] = [];
  for (let count = 0; count < 20; count += 1) replies.push(await post(rateLimited, form!));
  const last = replies.at(-1)!;
  expect(last.status).toBe(429);
  expect(pageOf(last)('form [name=name]').attr('value')).toBeUndefined();
});

test('a script, which still has the texts, is refused at once', async () => {
  const reply = await diskFull.postJson({});
  expect([reply.status, errorsOf(reply)]).toEqual([503, []]);
  expect(reply.text).toContain('Wait 5 minutes');
});
