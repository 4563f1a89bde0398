/** A PostgreSQL server for tests, in a temporary folder and on a free port. */
import {execFile, execFileSync, spawn} from 'node:child_process';
import {randomUUID} from 'node:crypto';
import {once} from 'node:events';
import {chownSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {promisify} from 'node:util';
import {Client} from 'pg';
import {findProgram} from './find-program';
import {freePort} from './free-port';

export type TestPostgres = Awaited<ReturnType<typeof startPostgres>>;

/** Returns the user and group id of an account if this process runs as root, otherwise nothing. */
export function account(name: string): {uid?: number; gid?: number} {
  if (process.getuid?.() !== 0) return {};
  const id = (option: string) => Number(execFileSync('id', [option, name], {encoding: 'utf8'}));
  return {uid: id('-u'), gid: id('-g')};
}

/** Stops PostgreSQL and deletes its folder when this process ends for any reason, which closes the pipe. */
const GUARD = 'cat >/dev/null; "$1/pg_ctl" -D "$2/data" -m immediate stop >/dev/null; rm -rf "$2"';

/** Starts PostgreSQL; call `stop` at the end. @param options fsync: true for durability; false is faster */
export async function startPostgres({fsync}: {fsync: boolean}) {
  const bin = dirname(findProgram('initdb'));
  // PostgreSQL does not run as root; Debian's package creates an account.
  const owner = account('postgres');
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const dataDir = join(folder, 'data');
  if (owner.uid !== undefined && owner.gid !== undefined) {
    chownSync(folder, owner.uid, owner.gid);
  }
  const run = async (program: string, ...args: string[]) => {
    await promisify(execFile)(join(bin, program), ['-D', dataDir, ...args], {
      ...owner,
      cwd: folder,
    });
  };
  await run('initdb', '-U', 'forms', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync');
  // In its own process group, so that Ctrl+C does not end it before it has cleaned up.
  const guard = spawn('sh', ['-c', GUARD, 'guard', bin, folder], {
    ...owner,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const port = await freePort();
  const onOff = fsync ? 'on' : 'off';
  const settings = [
    `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`,
    // While autovacuum runs, an erasure cannot remove its rows from the disk.
    `-c max_connections=60 -c fsync=${onOff} -c autovacuum=${onOff}`,
  ].join(' ');
  await run('pg_ctl', '-w', '-l', join(folder, 'log'), '-o', settings, 'start');

  const url = `postgres://forms@127.0.0.1:${port}/postgres`;
  return {
    /** URL of the default database. */
    url,
    /** The cluster's data directory, for tests that read the raw files. */
    dataDir,
    createDatabase: () => databaseIn(url),
    /** Restarts PostgreSQL as a reboot does, closing every connection. */
    restart: () => run('pg_ctl', '-w', '-m', 'fast', '-l', join(folder, 'log'), 'restart'),
    async stop() {
      const closed = once(guard, 'close');
      guard.stdin.end();
      await closed;
    },
  };
}

/** Creates an empty database in the cluster at `server`. @returns its URL. */
export async function databaseIn(server: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await query(server, `CREATE DATABASE ${name}`);
  return Object.assign(new URL(server), {pathname: `/${name}`}).href;
}

/** Runs one statement over a new connection. */
export async function query(url: string, sql: string): Promise<Array<Record<string, unknown>>> {
  const client = new Client({connectionString: url});
  // The query itself rejects if the connection is lost.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
