/** The site's own server, on a free port and with a store of its own. */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {startMain} from '../server/setup/programs';

/** More than any disk has: the forms are answered 503. */
const ALL_DISK_MB = '1000000';

export interface Site {
  url: string;
  stop: () => Promise<void>;
}

/** @param full whether it has no space for what the forms send. @throws Error when it does not start */
export async function serveSite(full: boolean): Promise<Site> {
  const folder = mkdtempSync(path.join(tmpdir(), 'listen-data-'));
  const {url, end} = await startMain({
    ...{DATA_DIR: folder, RATE_LIMIT: '10000'},
    ...(full && {MIN_FREE_MB: ALL_DISK_MB}),
  });
  const stop = async () => {
    await end('SIGTERM');
    rmSync(folder, {recursive: true, force: true});
  };
  return {url, stop};
}
