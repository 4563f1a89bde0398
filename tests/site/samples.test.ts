/** The PDFs that are built from brochure/ (see tests/acceptance/brochure.test.ts), checked by the document check. */
import {readdirSync, readFileSync} from 'node:fs';
import {checkInThread} from '@trendsoft/document-check/node';

const findingsOf = async (file: string) => {
  const outcome = await checkInThread(readFileSync(`static/${file}`));
  if (outcome.type !== 'done') throw new Error(`${file}: ${outcome.type}`);
  return outcome.report.findings.filter(({kind}) => kind !== 'person');
};

test('the good sample has no findings', async () => {
  expect(await findingsOf('samples/good.pdf')).toEqual([]);
});

test('the faulty sample has findings about pictures, headings, a table and the title', async () => {
  const rules = (await findingsOf('samples/faulty.pdf')).map(({rule}) => rule);
  expect(rules).toEqual(
    expect.arrayContaining(['7.3-1', '7.4.2-1', 'pdf-table-no-headers', '7.1-9']),
  );
});

test.each(readdirSync('static/documents'))('documents/%s has no findings', async (name) => {
  expect(await findingsOf(`documents/${name}`)).toEqual([]);
});
