/**
 * Small values that processes leave for later ones, in the table `secrets`. It has the right shape in every release, so that a
 * rollback needs no migration.
 */
import type {Statements} from './schema.ts';

/** What is noted: an erasure whose rewrite is not finished, the last backup and purge, the service time of submissions. */
export type NoteName = 'unfinished erasure' | 'last backup' | 'last purge' | 'retention';

export async function readNote(db: Statements, name: NoteName): Promise<string | undefined> {
  const note = db.selectFrom('secrets').select('value').where('name', '=', name);
  const row = await note.executeTakeFirst();
  return row && Buffer.from(row.value).toString('utf8');
}

export async function writeNote(db: Statements, name: NoteName, text: string): Promise<void> {
  const value = Buffer.from(text, 'utf8');
  await db
    .insertInto('secrets')
    .values({name, value})
    .onConflict((conflict) => conflict.column('name').doUpdateSet({value}))
    .execute();
}

/** Deletes a note, unless another process has replaced it meanwhile. */
export async function deleteNote(db: Statements, name: NoteName, text: string): Promise<void> {
  await db
    .deleteFrom('secrets')
    .where('name', '=', name)
    .where('value', '=', Buffer.from(text, 'utf8'))
    .execute();
}
