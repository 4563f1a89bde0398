/** What the virus scanner said of files. */
import type {Job, Statements} from './database';
import {HOLD_AT, type FileId, type Verdict} from './store';

/** Sign of a submission that is held because of a virus. */
export const VIRUS = 'virus';

/** Files that nobody has scanned, oldest first, but for some. */
export async function unscanned(
  {all}: Statements,
  limit: number,
  without: readonly FileId[],
): Promise<FileId[]> {
  const keyOf = ({id, number}: FileId) => `${id} ${number}`;
  const others = new Set(without.map(keyOf));
  const rows = await all(
    `SELECT s.id, f.number FROM submissions s JOIN files f ON f.submission_id = s.id
     WHERE f.scan IS NULL ORDER BY s.received_at, s.id, f.number LIMIT ?`,
    [limit + others.size],
  );
  return rows
    .map(({id, number}) => ({id, number}) as FileId)
    .filter((file) => !others.has(keyOf(file)))
    .slice(0, limit);
}

/** Writes a verdict down. A virus holds the submission; what has gone out stays gone. */
export const scanned =
  ({id, number}: FileId, verdict: Verdict, now: string): Job<void> =>
  async ({all, run}) => {
    const signature = verdict.scan === 'infected' ? verdict.signature : null;
    await run('UPDATE files SET scan = ?, signature = ? WHERE submission_id = ? AND number = ?', [
      ...[verdict.scan, signature, id, number],
    ]);
    if (verdict.scan !== 'infected') return;
    const [row] = await all('SELECT signs FROM submissions WHERE id = ?', [id]);
    const signs = JSON.parse((row?.['signs'] as string | undefined) ?? '[]') as string[];
    if (signs.includes(VIRUS)) return;
    await run('UPDATE submissions SET held = 1, score = score + ?, signs = ? WHERE id = ?', [
      ...[HOLD_AT, JSON.stringify([...signs, VIRUS]), id],
    ]);
    await run(
      `UPDATE deliveries SET state = 'held', at = ?, lease_owner = NULL
       WHERE submission_id = ? AND state IN ('waiting', 'dead')`,
      [now, id],
    );
  };
