/** Submissions as text for a terminal. */
import type {Submission} from '../store/store';

/** One line for each submission. */
export function table(submissions: readonly Submission[]): string {
  return submissions
    .map(({id, form, receivedAt, fields, file}) =>
      [id, receivedAt, form.padEnd(7), printable(fields.name ?? ''), file ? '(file)' : '']
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Every field of one submission. */
export function describe({id, form, receivedAt, fields, file}: Submission): string {
  const rows: Array<[name: string, value: string]> = [
    ['id', id],
    ['form', form],
    ['received', receivedAt],
    ...Object.entries(fields),
  ];
  if (file) {
    rows.push(['file', `${file.name} (${file.type}, ${file.size} bytes)`], ['sha256', file.sha256]);
  }
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${printable(value)}`).join('\n');
}

// A visitor's text could hold escape sequences that a terminal obeys.
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
