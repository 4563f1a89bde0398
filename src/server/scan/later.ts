/** Scans what could not be scanned when it arrived, or arrived before there was a scanner. */
import type {FastifyBaseLogger} from 'fastify';
import {createNotifier} from '../deliver/notifier';
import type {FileId, Store} from '../store/store';
import {ScanError, type Scan} from './clamd';

export interface LaterOptions {
  store: Pick<Store, 'unscanned' | 'readFile' | 'scanned'>;
  scan: Scan;
  log: FastifyBaseLogger;
  /** Milliseconds between two looks for such files. */
  pollMs?: number;
  /** Milliseconds until a file is tried again that the scanner refused. */
  refusedMs?: number;
}

export interface Later {
  /** Takes nothing on any more, and resolves when what is under way has ended. */
  stop(): Promise<void>;
}

/** Files of one look. */
const MOST = 100;

/** Starts to scan. */
export function startScanning(options: LaterOptions): Later {
  const {store, scan, pollMs = 60_000, refusedMs = 6 * 60 * 60 * 1000} = options;
  const log = options.log.child({}, {level: 'info'});
  const notifier = createNotifier();
  /** Files that the scanner refused, and until when they are left alone, by a clock that never jumps. */
  const refused = new Map<string, {file: FileId; until: number}>();
  let isDown = false;
  const stopping = new AbortController();

  const scanOne = async (file: FileId) => {
    const {id, number} = file;
    const bytes = await store.readFile(id, number);
    // Erased meanwhile.
    if (!bytes) return;
    try {
      const verdict = await scan(bytes);
      await store.scanned(file, verdict);
      if (verdict.scan === 'infected') log.error({id, ...verdict}, 'A virus: held');
      else log.info({id, ...verdict}, 'Scanned later');
    } catch (error) {
      if (!(error instanceof ScanError) || !error.isFile) throw error;
      refused.set(`${id} ${number}`, {file, until: performance.now() + refusedMs});
      log.error({id, err: error}, 'Not scanned: the scanner refuses this file');
    }
  };

  const look = async () => {
    for (const [key, {until}] of refused) if (until <= performance.now()) refused.delete(key);
    const without = [...refused.values()].map(({file}) => file);
    for (const file of await store.unscanned(MOST, without)) {
      if (stopping.signal.aborted) return;
      await scanOne(file);
    }
  };

  const loop = async () => {
    while (!stopping.signal.aborted) {
      try {
        await look();
        if (isDown) log.info('The virus scanner answers again');
        isDown = false;
      } catch (error) {
        // Once for each spell, and the next look tries again.
        if (!isDown) log.error({err: error as Error}, 'Files wait to be scanned');
        isDown = true;
      }
      await notifier.wait(pollMs);
    }
  };

  const ended = loop();
  return {
    async stop() {
      stopping.abort();
      notifier.notify();
      await ended;
    },
  };
}
