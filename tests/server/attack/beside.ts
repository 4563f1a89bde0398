/** Another server beside the one that is attacked, for what would spoil other attacks. */
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

/** The status of the first answer; 0 when there is none. */
export const statusOf = async (port: number, bytes: Buffer): Promise<number> =>
  (await exchange(port, bytes))[0]?.status ?? 0;
