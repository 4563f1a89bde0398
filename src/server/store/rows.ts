/** Reads submissions back from their rows. */
import type {Fields, FormName, Submission} from './store';

const COLUMNS = `SELECT s.id, s.form, s.received_at, s.fields, f.name, f.type, f.size, f.sha256
  FROM submissions s LEFT JOIN files f ON f.submission_id = s.id`;

export const LIST = `${COLUMNS} WHERE :form IS NULL OR s.form = :form
  ORDER BY s.received_at DESC, s.rowid DESC LIMIT :limit`;

export const FIND = `${COLUMNS} WHERE s.id = :id`;

interface Row {
  id: string;
  form: FormName;
  received_at: string;
  fields: string;
  name: string | null;
  type: string;
  size: number;
  sha256: string;
}

/** One row of LIST or FIND. */
export function toSubmission(value: unknown): Submission {
  const {id, form, received_at: receivedAt, fields, name, type, size, sha256} = value as Row;
  const submission = {
    id,
    form,
    receivedAt,
    fields: JSON.parse(fields) as Fields,
    held: false,
    suspicion: {score: 0, signs: []},
    deliveries: [],
  };
  return name === null
    ? submission
    : {...submission, file: {name, type, size, sha256, warnings: []}};
}
