/** What people paste into fields, by the fields' roles. */
import {fieldsOf, isAsked, type Field, type Form} from '@trendsoft/forms-service/validate';

/** Returns what is pasted into a field, by its role; undefined for choices and dates. */
function pastedInto(table: Field): string | undefined {
  if (table.control !== 'text' || table.type === 'date') return undefined;
  if (table.type === 'email') return 'Asha Rao <user@bücher.example>;\u200b';
  if (table.characters === 'letters') return '山田\u3000José\u00a0ශ්\u200dරී';
  if (table.characters === 'digits') {
    return '\u202d９876543210\u202c'.slice(0, table.length ? 12 : 4);
  }
  return 'Rao\u000band \u0092Sons\u202e';
}

/** Returns the text fields that a form asks for, with what is pasted into each. */
export const pastedTexts = (form: Form) =>
  fieldsOf(form).flatMap(([name, table]) => {
    const text = pastedInto(table);
    if (text === undefined || table.control !== 'text' || !isAsked(form, name, {})) return [];
    return [{name, table, text}];
  });
