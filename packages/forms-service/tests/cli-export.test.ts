/** The command `npx forms-service export`. */
import type {Submission} from '../src/server/store/store';
import {FORMULAS, HARMLESS, SPLITS, liveFormulas, parseCsv} from './setup/csv';
import {startForAll} from './setup/lifetime';
import {command, inSqlite} from './setup/museum';
import {BYTES} from './setup/requests';
import {ARTICLE, VISIT} from './setup/samples';
import {type Ids, fill, save, ticking} from './setup/submissions';

const db = startForAll(() => inSqlite({now: ticking()}));
let ids: Ids;
const exported = async (...args: string[]) => (await command(['export', ...args], db.env)).out;
beforeAll(async () => {
  const store = await db.open();
  ids = await fill(store);
  for (const school of [...FORMULAS, ...SPLITS, ...HARMLESS]) {
    await save(store, {form: 'visit', fields: {...VISIT, school}});
  }
  const file = {field: 'file', type: 'application/pdf', bytes: BYTES};
  const files = [{...file, name: '=1.pdf;=cmd|calc.pdf'}];
  await save(store, {form: 'article', fields: {...ARTICLE, language: 'es'}, files});
});

test('CSV has a byte order mark, a header row, and a row per submission, oldest first', async () => {
  const csv = await exported('--csv');
  // Other programs rely on the order of the columns. Those of new fields come last.
  const columns = [
    'id,form,receivedAt,held,name,email,phoneNumber,tour,title,printBy',
    'fileName,fileType,fileSize,fileSha256,summary,spamScore,spamSignals,mail,sheet',
    'language,reference,fileScan,resultsOnly,results,school',
    'filePages,fileScannedPages,fileTables,fileFigures,fileFields,fileEffort,fileCheck',
  ];
  expect(`${csv.slice(1, csv.indexOf('\r'))},`).toMatch(new RegExp(`^${columns.join()},`));
  expect(csv).toMatch(/^\uFEFF/);
  const rows = parseCsv(csv);
  expect(rows.slice(0, 3).map(({id}) => id)).toEqual([ids.visit, ids.article, ids.held]);
  expect(rows[1]).toMatchObject({
    form: 'article',
    held: 'no',
    name: '',
    school: '',
    fileName: 'my keels.pdf',
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
  const companies = parseCsv(csv).map(({school}) => school);
  // Tabs and line breaks are separators too.
  const harmless = FORMULAS.map((text) => `'${text.replace(/^([\t\r\n])/, "$1'")}`);
  expect(companies).toEqual(expect.arrayContaining([...harmless, ...HARMLESS]));
});

test('JSON lines contain the text as it was sent', async () => {
  const lines = (await exported('--json')).trimEnd().split('\n');
  const companies = lines.map((line) => (JSON.parse(line) as Submission).fields['school']);
  const sent = [...FORMULAS, ...SPLITS, ...HARMLESS];
  expect(companies.slice(3, -1)).toEqual(sent);
});

test('output to a terminal contains no escape sequences', async () => {
  const {out, log} = await command(['export'], db.env, {isTTY: true});
  expect(log).toEqual([expect.stringMatching(/: export: \d+ submissions$/)]);
  expect(out).not.toContain('\u001b');
  expect(out).toContain('Evil \\u001b[31m & Co');
});
