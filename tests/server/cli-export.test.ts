import {mkdtemp, readFile, rm, stat} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {openStore} from '../../src/server/store/open';
import {forms} from './setup/command';
import {APPLICATION, ENQUIRY, RESUME} from './setup/forms';
import {parseCsv} from './setup/csv';
import {fill, save, ticking, type Ids} from './setup/filled-store';
import {FORMULAS, SPLITS, liveFormulas} from './setup/formulas';

const HEADER =
  'id,form,receivedAt,held,name,email,phoneNumber,companyName,enquiries,position,fileName,' +
  'fileType,fileSize,fileSha256,fileWarnings,spamScore,spamSignals,mail,sheet,language,reference,fileScan';

const HARMLESS = ['a=1', 'Rao, "Asha"', 'two\r\nlines', "O'Hara & Söhne", '株式会社', '3 = three'];

/** Those, and the three of every store, and one with a file's name. */
const COUNT = 3 + FORMULAS.length + SPLITS.length + HARMLESS.length + 1;

let folder: string;
let env: {DATA_DIR: string};
let ids: Ids;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-export-'));
  env = {DATA_DIR: folder};
  const store = await openStore({dataDir: folder}, {now: ticking()});
  ids = await fill(store);
  for (const companyName of [...FORMULAS, ...SPLITS, ...HARMLESS]) {
    await save(store, {form: 'contact', fields: {...ENQUIRY, companyName}});
  }
  await save(store, {
    form: 'careers',
    fields: {...APPLICATION, language: 'es'},
    files: [{field: 'file', name: '=1.pdf;=cmd|calc.pdf', type: 'application/pdf', bytes: RESUME}],
  });
  await store.close();
});
afterAll(() => rm(folder, {recursive: true, force: true}));

const rowsOf = async (...args: string[]) => {
  const {out} = await forms(['export', '--csv', ...args], env);
  return parseCsv(out.replace('\uFEFF', ''));
};

const companies = async () => (await rowsOf()).map(({companyName}) => companyName);

test('CSV begins with a byte order mark and a row of names, and ends every row with CRLF', async () => {
  const {code, out, error} = await forms(['export', '--csv'], env);
  expect({code, error}).toEqual({code: 0, error: ''});
  // Columns of later releases stand behind these.
  expect(out.startsWith(`\uFEFF${HEADER}`)).toBe(true);
  expect(out.slice(1 + HEADER.length)).toMatch(/^(,\w+)*\r\n/);
  expect(out.endsWith('\r\n')).toBe(true);
});

test('CSV has a row for each submission, oldest first', async () => {
  const rows = await rowsOf();
  expect(rows).toHaveLength(COUNT);
  expect(rows.slice(0, 3).map(({id}) => id)).toEqual([ids.enquiry, ids.application, ids.held]);
  expect(rows[1]).toMatchObject({
    form: 'careers',
    held: 'no',
    name: 'Ravi Kumar',
    position: APPLICATION.position,
    companyName: '',
    fileName: 'my cv.pdf',
    fileWarnings: 'macros',
    mail: 'waiting',
    sheet: '',
  });
  expect(rows[2]).toMatchObject({held: 'yes', spamSignals: 'honeypot', mail: 'held'});
});

// ASVS 5.0, 1.2.10: CSV and formula injection.
test.each(FORMULAS)('a spreadsheet does not take %j for a formula', async (formula) => {
  // A tab or a line end is a separator as well.
  expect(await companies()).toContain(`'${formula.replace(/^([\t\r\n])/, "$1'")}`);
});

test('no piece of a line is a formula, whichever separator splits it', async () => {
  const {out} = await forms(['export', '--csv'], env);
  expect(out.length).toBeGreaterThan(5000);
  expect(liveFormulas(out)).toEqual([]);
});

test('names of files are as harmless as other cells, and the language stands last', async () => {
  const rows = await rowsOf();
  expect(rows.find(({fileName = ''}) => fileName.includes('.pdf;'))).toMatchObject({
    fileName: "'=1.pdf;'=cmd|calc.pdf",
    language: 'es',
  });
});

// ASVS 5.0, 1.2.10: RFC 4180, sections 2.6 and 2.7.
test.each(HARMLESS)('%j stays as it is', async (text) => {
  expect(await companies()).toContain(text);
});

test('no cell at all begins like a formula', async () => {
  const cells = (await rowsOf()).flatMap((row) => Object.values(row));
  expect(cells.filter((cell) => /^[=+\-@\t\r\n\0]/.test(cell))).toEqual([]);
});

test('JSON lines have the text as it was sent', async () => {
  const {out} = await forms(['export', '--json'], env);
  const submissions = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as {fields: Record<string, string>});
  expect(submissions.map(({fields}) => fields.companyName)).toEqual([
    'Evil \u001b[31m & Co',
    undefined,
    ENQUIRY.companyName,
    ...FORMULAS,
    ...SPLITS,
    ...HARMLESS,
    undefined,
  ]);
});

test('an export can be narrowed', async () => {
  expect((await rowsOf('--form', 'careers')).map(({id}) => id)).toContain(ids.application);
  expect((await rowsOf('--held')).map(({id}) => id)).toEqual([ids.held]);
});

test('a file is for its owner alone, and never written over', async () => {
  const {code, out, error} = await forms(['export', '--out', 'all.csv'], env, {folder});
  const path = join(folder, 'all.csv');
  expect({code, out}).toEqual({code: 0, out: ''});
  expect(error).toBe(`${COUNT} submissions in ${path}\n`);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const written = await readFile(path, 'utf8');
  expect(written).toBe((await forms(['export'], env)).out);
  const again = await forms(['export', '--out', 'all.csv', '--held'], env, {folder});
  expect(again).toMatchObject({code: 1, error: expect.stringContaining('exists already')});
  expect(await readFile(path, 'utf8')).toBe(written);
});

test('on a terminal nothing is printed that it would obey', async () => {
  const {out} = await forms(['export'], env, {isTTY: true});
  expect(out).not.toContain('\u001b');
  expect(out).toContain('Evil \\u001b[31m & Co');
});
