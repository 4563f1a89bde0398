/** Messages between page and worker; the Node thread uses the same. */
import type {CheckEvent} from './finding.ts';
import type {Limits} from './limits.ts';
import type {Transcript} from './transcript/items.ts';

/** To the worker. `id` is chosen by the page, and is repeated in every response. `start`: check a document; `transcribe`: read it aloud. */
export type WorkerRequest =
  | {
      type: 'start' | 'transcribe';
      id: number;
      bytes: ArrayBuffer;
      limits?: Partial<Limits> | undefined;
    }
  | {type: 'cancel'; id: number};

/** A document that was read. */
export interface TranscriptEvent {
  type: 'transcript';
  transcript: Transcript;
}

/** From the worker. `done`, `transcript`, `refused` or `cancelled` is the last message for an id. */
export type WorkerResponse = {id: number} & (CheckEvent | TranscriptEvent | {type: 'cancelled'});
