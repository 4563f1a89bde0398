import {fieldsOf} from '@trendsoft/forms-service/validate';
import {dataCollectedBy} from './data-kept';
import {dataRow} from './data-rows';
import {FORMS} from './tables';

const text = (id: string, values: object = {}) => `${id} ${Object.values(values).join()}`.trim();
const rows = FORMS.map((form) => dataRow(dataCollectedBy(form), text, (_id, message) => message));

test.each(FORMS.map((form, index) => ({form, row: rows[index]})))(
  'the row of $form.name has its page and every field, and says which are optional',
  ({form, row}) => {
    const fields = fieldsOf(form).map(([, {label, optional}]) =>
      optional ? `optional ${label}` : label,
    );
    expect(row).toMatchObject({page: form.page, form: form.texts.label, fields});
  },
);

test('only forms that are added to the spreadsheet name it as a recipient', () => {
  const inSheet = FORMS.map(({sheet}) => (sheet ? 'sheet' : 'mail'));
  expect(new Set(inSheet).size).toBe(2);
  expect(rows.map(({recipients}) => recipients)).toEqual(inSheet);
});
