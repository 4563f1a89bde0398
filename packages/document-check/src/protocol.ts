/** Messages between page and worker; the Node thread uses the same. */
import type {CheckEvent} from './finding.ts';
import type {Limits} from './limits.ts';

/** To the worker. `id` is chosen by the page, and is repeated in every response. */
export type WorkerRequest =
  | {type: 'start'; id: number; bytes: ArrayBuffer; limits?: Partial<Limits> | undefined}
  | {type: 'cancel'; id: number};

/** From the worker. `done`, `refused` or `cancelled` is the last message for an id. */
export type WorkerResponse = {id: number} & (CheckEvent | {type: 'cancelled'});
