/** What the steps of both databases' tables share. */
import type {Statements} from './database';
import {keyedHash} from './fingerprint';
import {newReference} from './reference';
import {secret} from './secrets';

export type Step = (statements: Statements) => Promise<void>;

export const sql =
  (...steps: readonly string[]): Step =>
  async (statements) => {
    for (const step of steps) await statements.run(step);
  };

/** Those that came before submissions had one. */
export async function giveReferences(statements: Statements): Promise<void> {
  const taken = new Set<string>();
  for (const {id} of await statements.all('SELECT id FROM submissions')) {
    let reference = newReference();
    while (taken.has(reference)) reference = newReference();
    taken.add(reference);
    const given = [reference, id as string];
    await statements.run('UPDATE submissions SET reference = ? WHERE id = ?', given);
  }
  await statements.run('CREATE UNIQUE INDEX submissions_by_reference ON submissions (reference)');
}

/** Rows of version 1 have no address of their own, and a hash that anybody could recompute. */
export async function readOldRows(statements: Statements): Promise<void> {
  const rows = await statements.all('SELECT id, fields, content_hash FROM submissions');
  if (rows.length === 0) return;
  const key = await secret(statements, 'content');
  for (const row of rows as Array<{id: string; fields: string; content_hash: string}>) {
    const {email = ''} = JSON.parse(row.fields) as {email?: string};
    await statements.run('UPDATE submissions SET email = ?, content_hash = ? WHERE id = ?', [
      email.toLowerCase(),
      keyedHash(key, row.content_hash),
      row.id,
    ]);
  }
}
