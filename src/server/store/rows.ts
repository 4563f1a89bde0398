/** Makes submissions of rows. */
import type {Row} from './database';
import type {
  Channel,
  Delivery,
  DeliveryState,
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
  name: string | null;
  type: string;
  size: number;
  sha256: string;
  warnings: string;
  scan: StoredFile['scan'] | null;
  signature: string | null;
  channel: Channel | null;
  state: DeliveryState;
  attempts: number;
  at: string;
  error: string | null;
}

type FileColumns = Pick<Joined, 'type' | 'size' | 'sha256' | 'warnings' | 'scan' | 'signature'>;

/** Rows of one submission follow each other; they differ in their delivery. */
export function toSubmissions(rows: readonly Row[]): Submission[] {
  const found: Array<Submission & {deliveries: Delivery[]}> = [];
  for (const row of rows as unknown as Joined[]) {
    if (found.at(-1)?.id !== row.id) found.push({...toSubmission(row), deliveries: []});
    if (row.channel !== null) found.at(-1)?.deliveries.push(toDelivery(row, row.channel));
  }
  return found;
}

function toSubmission({id, reference, form, received_at: receivedAt, ...row}: Joined): Submission {
  return {
    id,
    reference,
    form,
    receivedAt,
    fields: JSON.parse(row.fields) as Fields,
    ...(row.name !== null && {file: toFile(row, row.name)}),
    held: row.held === 1,
    suspicion: {score: row.score, signs: JSON.parse(row.signs) as string[]},
    deliveries: [],
  };
}

function toFile({type, size, sha256, ...row}: FileColumns, name: string): StoredFile {
  return {
    ...{name, type, size, sha256},
    warnings: JSON.parse(row.warnings) as string[],
    scan: row.scan ?? 'not scanned',
    ...(row.signature !== null && {signature: row.signature}),
  };
}

function toDelivery({state, attempts, at, error}: Joined, channel: Channel): Delivery {
  return {channel, state, attempts, at, ...(error !== null && {error})};
}
