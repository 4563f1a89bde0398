/** Compares what was promised with what is there. */
import {setTimeout as sleep} from 'node:timers/promises';
import {openStore, type StoreLocation} from '../../../src/server/store/open';
import type {Store} from '../../../src/server/store/store';
import type {MailServer} from '../setup/mail';
import {sha256, type Acknowledged, type Visitors} from './visitors';

export interface Figures {
  acknowledged: number;
  /** Attempts that got no answer, or one that asked to come back. */
  refused: number;
  /** Answers that neither stored nor asked to come back. */
  wrong: number;
  /** Acknowledged, but not there, or not with what was sent. */
  lost: number;
  /** Acknowledged with a file that is not the one that was sent. */
  brokenFiles: number;
  /** Stored, although nobody was promised it or it is there already. */
  doubled: number;
  /** Never mailed. */
  unmailed: number;
  mailedTwice: number;
}

/**
 * Longest wait without any delivery, in milliseconds: leases of killed workers have to end. A
 * backlog of thousands takes as long as it takes.
 */
const PATIENCE_MS = 60_000;

/** Waits until nothing waits to be delivered any more, then counts. */
export async function settle(
  location: StoreLocation,
  {acknowledged, refused, wrong}: Visitors,
  mail: MailServer,
): Promise<Figures> {
  const store = await openStore(location, {readOnly: true});
  try {
    await untilDelivered(store);
    const counts = {acknowledged: acknowledged.length, refused, wrong: wrong.length};
    return {...counts, ...mailed(acknowledged, mail), ...(await stored(acknowledged, store))};
  } finally {
    await store.close();
  }
}

async function untilDelivered(store: Store): Promise<void> {
  let left = Infinity;
  let since = Date.now();
  for (;;) {
    const {waiting} = await store.counts();
    if (waiting === 0 || Date.now() - since > PATIENCE_MS) return;
    if (waiting < left) since = Date.now();
    left = waiting;
    await sleep(100);
  }
}

async function stored(acknowledged: readonly Acknowledged[], store: Store) {
  const found = {lost: 0, brokenFiles: 0, doubled: 0};
  for (const {id, email, file} of acknowledged) {
    const submission = await store.find(id);
    if (submission?.fields.email !== email) found.lost += 1;
    else if (file && sha256((await store.readFile(id)) ?? new Uint8Array()) !== file) {
      found.brokenFiles += 1;
    }
  }
  found.doubled = (await store.counts()).submissions - new Set(acknowledged.map(({id}) => id)).size;
  return found;
}

function mailed(acknowledged: readonly Acknowledged[], mail: MailServer) {
  const times = new Map<string, number>();
  for (const {messageId} of mail.messages) times.set(messageId, (times.get(messageId) ?? 0) + 1);
  const of = ({id}: Acknowledged) => times.get(`<${id}.mail@example.com>`) ?? 0;
  return {
    unmailed: acknowledged.filter((one) => of(one) === 0).length,
    mailedTwice: acknowledged.filter((one) => of(one) > 1).length,
  };
}
