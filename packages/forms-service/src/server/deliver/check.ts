/** Checks the files of a stored submission: virus scan, then document check. */
import type {FastifyBaseLogger} from 'fastify';
import type {Limits} from '@trendsoft/document-check';
import {faultCount} from '@trendsoft/document-check';
import {checkInThread, type Outcome} from '@trendsoft/document-check/node';
import type {FormTables} from '../form-tables.ts';
import type {Form} from '../../forms/form.ts';
import type {DocumentCheck, FileId, Store, StoredFile} from '../store/store.ts';
import {ScanError, type Scan} from './clamd.ts';
import {DeliveryError, type Deliver} from './channel.ts';

export interface FilesOptions {
  tables: FormTables;
  store: Pick<Store, 'readFile' | 'scanned' | 'checked'>;
  log: FastifyBaseLogger;
  /** Scans for viruses; undefined if no scanner is set up. */
  scan: Scan | undefined;
  limits?: Partial<Limits>;
  heapMb?: number;
}

/**
 * Creates the channel `files`. A retry skips files that are already checked. While the scanner
 * fails, the delivery fails and the mail waits. A file that exceeds the scanner's size limit stays
 * "not scanned" until an operator raises the limit and retries it.
 */
export function checkFiles({tables, store, log, scan, ...thread}: FilesOptions): Deliver {
  const {limits = {totalBytes: 256 << 20}, heapMb = 256} = thread;

  /** Resolves to false if the file has a virus. */
  const scanFile = async (file: FileId, bytes: Uint8Array): Promise<boolean> => {
    if (!scan) return true;
    try {
      const verdict = await scan(bytes);
      await store.scanned(file, verdict);
      if (verdict.scan === 'infected') log.error({...file, ...verdict}, 'Virus: submission held');
      return verdict.scan === 'clean';
    } catch (error) {
      if (!(error instanceof ScanError)) throw error;
      if (!error.isTooLarge) throw new DeliveryError(error.message);
      log.error({...file, answer: error.message}, 'Not scanned: too large for the scanner');
      return true;
    }
  };

  const checkDocument = async (id: string, bytes: Uint8Array, signal: AbortSignal) => {
    try {
      const outcome = await checkInThread(bytes, {limits, heapMb, signal});
      if (outcome.type !== 'refused' || outcome.crash === undefined) return checkOf(outcome);
      // `crash` is an error of the document check with its stack: it is made again, to be logged below.
      const [name] = outcome.crash.split(/\W/);
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
      const isDocument = isToCheck(tables.named(submission.form), file) && file.check === undefined;
      const isToScan = scan !== undefined && file.scan === 'not scanned';
      if (!isDocument && !isToScan) continue;
      const {number} = file;
      const bytes = await store.readFile(id, number);
      // The submission was erased meanwhile.
      if (!bytes) return;
      if (isToScan && !(await scanFile({id, number}, bytes))) continue;
      if (isDocument) await store.checked({id, number}, await checkDocument(id, bytes, signal));
    }
  };
}

function checkOf(outcome: Outcome): DocumentCheck {
  if (outcome.type === 'refused') return {outcome: 'refused', reason: outcome.reason};
  const {facts, findings, notes} = outcome.report;
  return {outcome: 'checked', facts, faults: faultCount(findings), notes};
}

/** Returns true if the form's definition requires a document check of this field, and the file has no virus. */
function isToCheck({fields}: Form, {field, scan}: StoredFile): boolean {
  const entry = fields[field];
  return scan !== 'infected' && entry?.control === 'file' && entry.documentCheck !== undefined;
}
