/** The cells of the table of collected data, for the page and for its PDF. */
import type {CollectedData} from './data-kept';

/** Returns a message of `<DataKept>` in the reader's language. */
export type Text = (id: TextId, values?: Readonly<Record<string, string | number>>) => string;

/** The ids of the columns' headings, in their order. */
export const COLUMNS = ['form', 'fields', 'recipients', 'deleted'] as const;

type TextId = (typeof COLUMNS)[number] | 'optional' | 'mail' | 'sheet' | 'days';

export interface DataRow {
  /** Route of the form's page. */
  page: string;
  form: string;
  fields: string[];
  recipients: string;
  deleted: string;
}

/** @param labelOf returns a text of a form's table in the reader's language */
export function dataRow(
  {page, form, fields, sheet, days}: CollectedData,
  text: Text,
  labelOf: (id: string, message: string) => string,
): DataRow {
  return {
    page,
    form: labelOf(form.id, form.message),
    fields: fields.map(({id, message, isOptional}) => {
      const field = labelOf(id, message);
      return isOptional ? text('optional', {field}) : field;
    }),
    recipients: text(sheet ? 'sheet' : 'mail'),
    deleted: text('days', {days}),
  };
}
