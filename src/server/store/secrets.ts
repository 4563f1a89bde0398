/** Random keys that every process on one database shares. */
import {randomBytes} from 'node:crypto';
import type {Database, Statements} from './database';

const BYTES = 32;

/** The key of this name, made when it is first asked for. Call it inside a write. */
export async function secret(statements: Statements, name: string): Promise<Uint8Array> {
  await statements.run(
    'INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING',
    [name, randomBytes(BYTES)],
  );
  const known = await find(statements, name);
  if (!known) throw new Error(`The secret ${name} was deleted while it was made`);
  return known;
}

async function find(statements: Statements, name: string): Promise<Uint8Array | undefined> {
  const [row] = await statements.all('SELECT value FROM secrets WHERE name = ?', [name]);
  return row?.['value'] as Uint8Array | undefined;
}

/** Reads before it writes, so that most calls only read. */
export async function sharedSecret(
  db: Pick<Database, 'all' | 'run' | 'write' | 'dialect'>,
  name: string,
): Promise<Uint8Array> {
  return (await find(db, name)) ?? db.write((statements) => secret(statements, name));
}
