/** Another server beside the one that is attacked, for what would spoil other attacks. */
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Another, Target} from './case';
import {exchange} from './wire';

/** Runs `work` with a server on the same database, with settings of its own. */
export async function beside(
  target: Target,
  env: Record<string, string>,
  work: (server: Another) => Promise<string | undefined>,
): Promise<string | undefined> {
  const server = await target.another(env);
  try {
    return await work(server);
  } finally {
    await server.stop('SIGKILL');
  }
}

/** The same on an empty SQLite database: the server that is attacked would deliver, too. */
export async function apart(
  target: Target,
  env: Record<string, string>,
  work: (server: Another, dataDir: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'attack-'));
  try {
    const own = {DATABASE_URL: '', DATA_DIR: folder, ...env};
    return await beside(target, own, (server) => work(server, folder));
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

/** The status of the first answer; 0 when there is none. */
export const statusOf = async (port: number, bytes: Buffer): Promise<number> =>
  (await exchange(port, bytes))[0]?.status ?? 0;
