/** The command `npm run forms -- export`. */
import type {Submission} from '../../packages/forms-service/src/server/store/store';
import {forms} from './setup/command';
import {FORMULAS, HARMLESS, SPLITS, liveFormulas, parseCsv} from './setup/csv';
import {APPLICATION, ENQUIRY, RESUME} from './setup/forms';
import {startForAll} from './setup/lifetime';
import {inSqlite} from './setup/stores';
import {fill, save, ticking, type Ids} from './setup/submissions';

const db = startForAll(() => inSqlite({now: ticking()}));
let ids: Ids;
const exported = async (...args: string[]) => (await forms(['export', ...args], db.env)).out;
beforeAll(async () => {
  const store = await db.open();
  ids = await fill(store);
  for (const companyName of [...FORMULAS, ...SPLITS, ...HARMLESS]) {
    await save(store, {form: 'contact', fields: {...ENQUIRY, companyName}});
  }
  const file = {field: 'file', type: 'application/pdf', bytes: RESUME};
  const files = [{...file, name: '=1.pdf;=cmd|calc.pdf'}];
  await save(store, {form: 'careers', fields: {...APPLICATION, language: 'es'}, files});
});

test('CSV has a byte order mark, a header row, and a row per submission, oldest first', async () => {
  const csv = await exported('--csv');
  // Other programs rely on the order of the columns. Those of new fields come last.
  const columns = [
    'id,form,receivedAt,held,name,email,phoneNumber,companyName,enquiries,position',
    'fileName,fileType,fileSize,fileSha256,spamScore,spamSignals,mail,sheet',
    'language,reference,fileScan,wanted,standard,neededBy,documentCount,message,findingsOnly',
    'findings,filePages,fileScannedPages,fileTables,fileFigures,fileFields,fileEffort',
    'fileCheck,page,helps',
  ];
  expect(`${csv.slice(1, csv.indexOf('\r'))},`).toMatch(new RegExp(`^${columns.join()},`));
  expect(csv).toMatch(/^\uFEFF/);
  const rows = parseCsv(csv);
  expect(rows.slice(0, 3).map(({id}) => id)).toEqual([ids.enquiry, ids.application, ids.held]);
  expect(rows[1]).toMatchObject({
    form: 'careers',
    held: 'no',
    name: 'Ravi Kumar',
    companyName: '',
    fileName: 'my cv.pdf',
    mail: 'waiting',
    sheet: '',
  });
  expect(rows[2]).toMatchObject({held: 'yes', spamSignals: 'honeypot', mail: 'held'});
  expect(rows.at(-1)).toMatchObject({fileName: "'=1.pdf;'=cmd|calc.pdf", language: 'es'});
});

// ASVS 5.0, 1.2.10: CSV and formula injection.
test('no cell is a formula, whichever separator a spreadsheet splits the line at', async () => {
  const csv = await exported();
  expect(csv.length).toBeGreaterThan(5000);
  expect(liveFormulas(csv)).toEqual([]);
  const companies = parseCsv(csv).map(({companyName}) => companyName);
  // Tabs and line breaks are separators too.
  const harmless = FORMULAS.map((text) => `'${text.replace(/^([\t\r\n])/, "$1'")}`);
  expect(companies).toEqual(expect.arrayContaining([...harmless, ...HARMLESS]));
});

test('JSON lines contain the text as it was sent', async () => {
  const lines = (await exported('--json')).trimEnd().split('\n');
  const companies = lines.map((line) => (JSON.parse(line) as Submission).fields['companyName']);
  const sent = [...FORMULAS, ...SPLITS, ...HARMLESS];
  expect(companies.slice(3, -1)).toEqual(sent);
});

test('output to a terminal contains no escape sequences', async () => {
  const {out, log} = await forms(['export'], db.env, {isTTY: true});
  expect(log).toEqual([expect.stringMatching(/: export: \d+ submissions$/)]);
  expect(out).not.toContain('\u001b');
  expect(out).toContain('Evil \\u001b[31m & Co');
});
