/** The document check's good and faulty samples, built from brochure/ (see tests/acceptance/brochure.test.ts). */
import {readFileSync} from 'node:fs';
import {checkInThread} from '@trendsoft/document-check/node';

const findingsOf = async (name: string) => {
  const outcome = await checkInThread(readFileSync(`static/samples/${name}.pdf`));
  if (outcome.type !== 'done') throw new Error(`${name}: ${outcome.type}`);
  return outcome.report.findings.filter(({kind}) => kind !== 'person');
};

test('the good sample has no findings', async () => {
  expect(await findingsOf('good')).toEqual([]);
});

test('the faulty sample has findings about pictures, headings, a table and the title', async () => {
  const rules = (await findingsOf('faulty')).map(({rule}) => rule);
  expect(rules).toEqual(
    expect.arrayContaining(['7.3-1', '7.4.2-1', 'pdf-table-no-headers', '7.1-9']),
  );
});
