/** Examines the files of a submission after it is stored: virus scan, then document check. */
import type {FastifyBaseLogger} from 'fastify';
import type {Limits} from 'document-check';
import {checkInThread, type Outcome} from 'document-check/node';
import {formNamed} from '../../forms/tables';
import type {DocumentCheck, FileId, Store, StoredFile, Submission} from '../store/store';
import {ScanError, type Scan} from './clamd';
import {DeliveryError, type Deliver} from './channel';

export interface FilesOptions {
  store: Pick<Store, 'readFile' | 'scanned' | 'checked'>;
  log: FastifyBaseLogger;
  /** Undefined when no scanner is set up. */
  scan: Scan | undefined;
  limits?: Partial<Limits>;
  heapMb?: number;
}

/**
 * Makes the channel `files`. What was examined in an earlier attempt is not examined again.
 * A scanner that is away fails the delivery, and so delays the mail; a file that the scanner
 * refuses stays "not scanned".
 */
export function examineFiles({store, log, scan, ...thread}: FilesOptions): Deliver {
  const {limits = {totalBytes: 256 << 20}, heapMb = 256} = thread;

  const scanOne = async (file: FileId, bytes: Uint8Array): Promise<boolean> => {
    if (!scan) return true;
    try {
      const verdict = await scan(bytes);
      await store.scanned(file, verdict);
      if (verdict.scan === 'infected') log.error({...file, ...verdict}, 'A virus: held');
      return verdict.scan === 'clean';
    } catch (error) {
      if (!(error instanceof ScanError)) throw error;
      if (!error.isFile) throw new DeliveryError(error.message);
      log.error({...file, err: error}, 'The scanner refuses this file: it is not scanned');
      return true;
    }
  };

  const checkOne = async (id: string, bytes: Uint8Array, signal: AbortSignal) => {
    try {
      const outcome = await checkInThread(bytes, {limits, heapMb, signal});
      // A bug of ours is not the document's fault.
      if (outcome.type !== 'refused' || outcome.crash === undefined) return checkOf(outcome);
      const [name] = outcome.crash.split(/\W/, 1);
      throw Object.assign(new Error(), {name, stack: outcome.crash});
    } catch (error) {
      if (signal.aborted) throw error;
      log.error({id, err: error}, 'The check of a document failed');
      return {outcome: 'failed'} satisfies DocumentCheck;
    }
  };

  return async ({submission, signal}) => {
    const {id, files} = submission;
    for (const file of files) {
      const isDocument = isToCheck(submission, file) && file.check === undefined;
      const isToScan = scan !== undefined && file.scan === 'not scanned';
      if (!isDocument && !isToScan) continue;
      const {number} = file;
      const bytes = await store.readFile(id, number);
      // Erased meanwhile.
      if (!bytes) return;
      if (isToScan && !(await scanOne({id, number}, bytes))) continue;
      if (isDocument) await store.checked({id, number}, await checkOne(id, bytes, signal));
    }
  };
}

function checkOf(outcome: Outcome): DocumentCheck {
  if (outcome.type === 'refused') return {outcome: 'refused', reason: outcome.reason};
  const {facts, findings, notes} = outcome.report;
  const faults = findings.filter(({kind}) => kind === 'fault').length;
  return {outcome: 'checked', facts, faults, notes};
}

/** Whether the form's table asks for a check of the file; nobody opens one with a virus. */
function isToCheck({form}: Submission, {field, scan}: StoredFile): boolean {
  const asked = formNamed(form).fields[field];
  return scan !== 'infected' && asked?.control === 'file' && asked.checked !== undefined;
}
