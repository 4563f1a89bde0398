/** What the forms collect and for how long it is kept, for the pages that say so. */
import type {Form} from '@trendsoft/forms-service/define';
import {fieldsOf, textId} from '@trendsoft/forms-service/validate';

/** Days after which the server deletes a submission, at most. The privacy policy promises them. */
export const LONGEST_RETENTION_DAYS = 180;

/** A text of a form's table: English, and the id of its translations. */
export interface TableText {
  id: string;
  message: string;
}

export interface CollectedField extends TableText {
  isOptional: boolean;
}

/** What one form collects. */
export interface CollectedData {
  /** Route of its page. */
  page: string;
  form: TableText;
  fields: CollectedField[];
  /** Whether it may be added to a spreadsheet. */
  sheet: boolean;
  /** Days after which it is deleted, at most. */
  days: number;
}

/** Returns what a form collects, from its table. */
export function dataCollectedBy(form: Form): CollectedData {
  return {
    page: form.page,
    form: {id: textId(form, 'label'), message: form.texts.label},
    fields: fieldsOf(form).map(([name, field]) => ({
      id: textId(form, name, field),
      message: field.label,
      isOptional: field.optional === true,
    })),
    sheet: form.sheet === true,
    days: LONGEST_RETENTION_DAYS,
  };
}
