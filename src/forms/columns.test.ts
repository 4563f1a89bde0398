import {fieldsOf} from '@trendsoft/forms-service/validate';
import {columnsOf} from '@trendsoft/forms-service/columns';
import {FORMS} from './tables';

const COLUMNS = columnsOf(FORMS);

/** Columns of earlier releases, whose numbers are not reused, since programs may still read them. */
const RETIRED = [15];

test('columns of the export have unique positions without a gap', () => {
  const taken = [...RETIRED, ...COLUMNS.map(({position}) => position)];
  const free = taken.findIndex((_, index) => !taken.includes(index + 1)) + 1;
  const wrong = COLUMNS.filter(
    ({position: at}) => at > taken.length || taken.indexOf(at) !== taken.lastIndexOf(at),
  );
  const messages = wrong.map(({name, position}) => `${name} has ${position}: ${free} is free`);
  expect(messages).toEqual([]);
});

// Other programs rely on the order. The columns of new fields come last.
test('the columns of earlier releases keep their order', () => {
  const released = [
    'id,form,receivedAt,held,name,email,phoneNumber,companyName,enquiries,position',
    'fileName,fileType,fileSize,fileSha256,spamScore,spamSignals,mail,sheet',
    'language,reference,fileScan,wanted,standard,neededBy,documentCount,message,findingsOnly',
    'findings,filePages,fileScannedPages,fileTables,fileFigures,fileFields,fileEffort',
    'fileCheck,page,helps',
  ].join();
  const names = COLUMNS.map(({name}) => name).join();
  expect(names.slice(0, released.length)).toBe(released);
});

test('every answer has a column, since the export omits answers without one', () => {
  const names = new Set(COLUMNS.map(({name}) => name));
  for (const form of FORMS) {
    const answers = fieldsOf(form).filter(
      ([, field]) => field.control !== 'file' && !('partOf' in field && field.partOf),
    );
    expect(answers.map(([name]) => name).filter((name) => !names.has(name))).toEqual([]);
  }
});
