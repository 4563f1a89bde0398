/** Records what the virus scanner and the document check found in files. */
import type {Statements} from './schema';
import {HOLD_SCORE, type DocumentCheck, type FileId, type Verdict} from './submission';

/** Signal of a submission that is held because of a virus. */
export const VIRUS = 'virus';

export async function recordCheck(
  db: Statements,
  {id, number}: FileId,
  check: DocumentCheck,
): Promise<void> {
  await db
    .updateTable('files')
    .set({checked: JSON.stringify(check)})
    .where('submission_id', '=', id)
    .where('number', '=', number)
    .execute();
}

/** A virus holds the submission; what was delivered before stays delivered. */
export async function recordScan(
  db: Statements,
  {id, number}: FileId,
  verdict: Verdict,
  now: string,
): Promise<void> {
  await db
    .updateTable('files')
    .set({
      scan: verdict.scan,
      signature: verdict.scan === 'infected' ? verdict.signature : null,
    })
    .where('submission_id', '=', id)
    .where('number', '=', number)
    .execute();
  if (verdict.scan !== 'infected') return;
  const row = await db
    .selectFrom('submissions')
    .select(['score', 'signals'])
    .where('id', '=', id)
    .executeTakeFirst();
  // Erased meanwhile.
  if (!row) return;
  const signals = JSON.parse(row.signals) as string[];
  if (signals.includes(VIRUS)) return;
  await db
    .updateTable('submissions')
    .set({held: 1, score: row.score + HOLD_SCORE, signals: JSON.stringify([...signals, VIRUS])})
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('deliveries')
    .set({state: 'held', at: now, lease_owner: null})
    .where('submission_id', '=', id)
    .where('channel', '!=', 'files')
    .where('state', 'in', ['waiting', 'dead'])
    .execute();
}
