import {fieldsOf} from '.';
import {COLUMNS_OF_ALL} from './columns';
import {FORMS} from './tables';

test('columns of the export have places of their own, without a gap', () => {
  expect(COLUMNS_OF_ALL.map(({place}) => place)).toEqual(
    COLUMNS_OF_ALL.map((_, index) => index + 1),
  );
});

test('every answer has its column: one without would be kept, and missing from the export', () => {
  const names = new Set(COLUMNS_OF_ALL.map(({name}) => name));
  for (const form of FORMS) {
    const answers = fieldsOf(form).filter(
      ([, field]) => field.control !== 'file' && !('partOf' in field && field.partOf),
    );
    expect(answers.map(([name]) => name).filter((name) => !names.has(name))).toEqual([]);
  }
});
