/** Makes submissions of rows. */
import type {Row} from './database';
import type {
  Channel,
  Delivery,
  DeliveryState,
  DocumentCheck,
  Fields,
  FormName,
  StoredFile,
  Submission,
} from './store';

interface Joined {
  id: string;
  reference: string;
  form: FormName;
  received_at: string;
  fields: string;
  held: number;
  score: number;
  signs: string;
  number: number | null;
  field: string;
  name: string;
  type: string;
  size: number;
  sha256: string;
  warnings: string;
  scan: StoredFile['scan'] | null;
  signature: string | null;
  checked: string | null;
  channel: Channel | null;
  state: DeliveryState;
  attempts: number;
  at: string;
  error: string | null;
}

interface Found extends Submission {
  files: StoredFile[];
  deliveries: Delivery[];
}

/** Rows of one submission follow each other: each of its files with each of its deliveries. */
export function toSubmissions(rows: readonly Row[]): Submission[] {
  const found: Found[] = [];
  for (const row of rows as unknown as Joined[]) {
    if (found.at(-1)?.id !== row.id) found.push(toSubmission(row));
    const {files = [], deliveries = []} = found.at(-1) ?? {};
    const {number, channel} = row;
    if (number !== null && files.at(-1)?.number !== number) files.push(toFile(row, number));
    if (channel !== null && files.length <= 1) deliveries.push(toDelivery(row, channel));
  }
  return found;
}

function toSubmission({id, reference, form, received_at: receivedAt, ...row}: Joined): Found {
  return {
    id,
    reference,
    form,
    receivedAt,
    fields: JSON.parse(row.fields) as Fields,
    files: [],
    held: row.held === 1,
    suspicion: {score: row.score, signs: JSON.parse(row.signs) as string[]},
    deliveries: [],
  };
}

function toFile({field, name, type, size, sha256, ...row}: Joined, number: number): StoredFile {
  return {
    ...{number, field, name, type, size, sha256},
    warnings: JSON.parse(row.warnings) as string[],
    scan: row.scan ?? 'not scanned',
    ...(row.signature !== null && {signature: row.signature}),
    ...(row.checked !== null && {check: JSON.parse(row.checked) as DocumentCheck}),
  };
}

function toDelivery({state, attempts, at, error}: Joined, channel: Channel): Delivery {
  return {channel, state, attempts, at, ...(error !== null && {error})};
}
