/** A real PostgreSQL of the tests' own, in a folder of its own, on a free port. */
import {execFile, execFileSync, spawn} from 'node:child_process';
import {randomUUID} from 'node:crypto';
import {once} from 'node:events';
import {chownSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {promisify} from 'node:util';
import {Client} from 'pg';
import {ensured} from '../../../scripts/programs';
import {freePort} from './free-port';

export type TestPostgres = Awaited<ReturnType<typeof startPostgres>>;

/** The ids of another account, for those who may become it. */
export function account(name: string): {uid?: number; gid?: number} {
  if (process.getuid?.() !== 0) return {};
  const id = (option: string) => Number(execFileSync('id', [option, name], {encoding: 'utf8'}));
  return {uid: id('-u'), gid: id('-g')};
}

/** Stops PostgreSQL and takes its folder away when our end of the pipe closes, however we end. */
const GUARD = 'cat >/dev/null; "$1/pg_ctl" -D "$2/data" -m immediate stop >/dev/null; rm -rf "$2"';

/** Starts one; call `stop` at the end. @param options fsync: false is fast, durability needs true */
export async function startPostgres({fsync}: {fsync: boolean}) {
  const bin = dirname(ensured('postgres'));
  // PostgreSQL refuses to run as root; Debian's package makes an account for it.
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
  // Of its own group: Ctrl+C reaches us, and it tidies up after us.
  const guard = spawn('sh', ['-c', GUARD, 'guard', bin, folder], {
    ...owner,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const port = await freePort();
  const inEarnest = fsync ? 'on' : 'off';
  const settings = [
    `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`,
    // Its housekeeping reads too, and for that moment an erasure has to leave rows behind.
    `-c max_connections=60 -c fsync=${inEarnest} -c autovacuum=${inEarnest}`,
  ].join(' ');
  await run('pg_ctl', '-w', '-l', join(folder, 'log'), '-o', settings, 'start');

  const url = `postgres://forms@127.0.0.1:${port}/postgres`;
  return {
    /** Address of the database that is always there. */
    url,
    /** The cluster's data, for a look at the raw files. */
    dataDir,
    createDatabase: () => databaseIn(url),
    /** Stops it as a reboot would, connections and all, and starts it again. */
    restart: () => run('pg_ctl', '-w', '-m', 'fast', '-l', join(folder, 'log'), 'restart'),
    async stop() {
      const closed = once(guard, 'close');
      guard.stdin.end();
      await closed;
    },
  };
}

/** Makes an empty database in the cluster of another. @returns its address. */
export async function databaseIn(server: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await query(server, `CREATE DATABASE ${name}`);
  return Object.assign(new URL(server), {pathname: `/${name}`}).href;
}

/** Runs one statement on a connection of its own. */
export async function query(url: string, sql: string): Promise<Array<Record<string, unknown>>> {
  const client = new Client({connectionString: url});
  // Lost when the server stops: the query says so.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
