import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {APPLICATION, ENQUIRY, RESUME, apply, postJson} from './setup/forms';
import {run as runProgram} from './setup/programs';
import {startServer, type TestServer} from './setup/server';

jest.setTimeout(30_000);

let server: TestServer;
let folder: string;
let contact: string;
let careers: string;
beforeAll(async () => {
  server = await startServer();
  folder = await mkdtemp(join(tmpdir(), 'cli-'));
  const idOf = ({text}: {text: string}) => (JSON.parse(text) as {id: string}).id;
  contact = idOf(await postJson(server, {...ENQUIRY, companyName: 'Evil \u001b[31m & Co'}));
  careers = idOf(await apply(server, APPLICATION, {name: 'my cv.pdf', bytes: RESUME}));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, {recursive: true, force: true});
});

const forms = (...args: string[]) =>
  runProgram('src/server/cli.ts', args, {DATA_DIR: server.dataDir});

test('list shows a line for each submission, newest first, while the server runs', async () => {
  const {code, out} = await forms('list');
  expect(code).toBe(0);
  const lines = out.trim().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(new RegExp(`^${careers} .* careers +Ravi Kumar +\\(file\\)$`));
  expect(lines[1]).toMatch(new RegExp(`^${contact} .* contact +Asha Rao$`));
});

test('list can be narrowed, and read by programs', async () => {
  const {out} = await forms('list', '--json', '--form', 'contact', '--limit', '5');
  expect(JSON.parse(out)).toEqual([
    expect.objectContaining({id: contact, form: 'contact', fields: expect.any(Object)}),
  ]);
});

test('show prints every field, and nothing that a terminal would obey', async () => {
  const {code, out} = await forms('show', contact);
  expect(code).toBe(0);
  for (const text of ['Asha Rao', '+91 9876543210', 'asha@example.com', 'Web Accessibility']) {
    expect(out).toContain(text);
  }
  expect(out).not.toContain('\u001b');
  expect(out).toContain('\\u001b[31m');
  const {out: application} = await forms('show', careers);
  expect(application).toContain(`my cv.pdf (application/pdf, ${RESUME.length} bytes)`);
  expect(JSON.parse((await forms('show', careers, '--json')).out)).toMatchObject({id: careers});
});

test('file writes the resume once, and never over a file', async () => {
  const path = join(folder, 'out.pdf');
  expect((await forms('file', careers, '--out', path)).code).toBe(0);
  expect(RESUME.equals(await readFile(path))).toBe(true);
  const again = await forms('file', careers, '--out', path);
  expect(again.code).toBe(1);
  expect(again.error).toContain('exists already');
  expect((await forms('file', careers, '--out', join(folder, 'no', 'x.pdf'))).code).toBe(1);
});

test.each([['--help'], ['list', '--help'], ['show', '--help'], ['file', '-h']])(
  'help is there for %s %s',
  async (...args) => {
    const {code, out} = await forms(...args);
    expect(code).toBe(0);
    expect(out).toContain('npm run forms -- ');
  },
);

test.each([
  [1, ['show', 'nothing'], 'There is no submission nothing'],
  [1, ['file', 'nothing'], 'There is no submission nothing'],
  [2, ['remove'], 'There is no command "remove"'],
  [2, ['constructor'], 'There is no command "constructor"'],
  [2, ['show'], 'needs one ID'],
  [2, ['show', 'a', 'b'], 'needs one ID'],
  [2, ['list', 'a'], 'takes no ID'],
  [2, ['list', '--limit', 'all'], '--limit is "all"'],
  [2, ['list', '--form', 'x'], '--form is "x"'],
  [2, ['list', '--colour'], 'colour'],
  [2, ['show', 'a', '--out', 'x'], 'has no option --out'],
] as const)('exit %d for: %j', async (expected, args, words) => {
  const {code, error} = await forms(...args);
  expect(code).toBe(expected);
  expect(error).toContain(words);
  expect(error).not.toMatch(/\n\s+at /);
});

test('a submission without a file says so', async () => {
  const {code, error} = await forms('file', contact);
  expect(code).toBe(1);
  expect(error).toContain('has no file');
});

test('a missing database names its place and the setting', async () => {
  const {code, error} = await runProgram('src/server/cli.ts', ['list'], {DATA_DIR: folder});
  expect(code).toBe(1);
  expect(error).toContain(join(folder, 'forms.db'));
  expect(error).toContain('DATA_DIR');
});
