/** How a submission fares, in words. */
import type {Delivery, Submission} from '../store/store';
import {count} from './count';

/** In a few words, what an operator has to know of it in a list. */
export function status({held, suspicion, deliveries, files}: Submission): string {
  const viruses = files.flatMap(({signature = []}) => signature);
  if (held) return `HELD (${[...suspicion.signs, ...viruses].join(', ') || 'no sign'})`;
  if (deliveries.length === 0) return 'kept only';
  return deliveries.map(inBrief).join(', ');
}

function inBrief({channel, state, attempts}: Delivery): string {
  if (state === 'dead') return `${channel} DEAD after ${count(attempts, 'attempt')}`;
  return state === 'waiting' && attempts > 0
    ? `${channel} waiting after ${count(attempts, 'attempt')}`
    : `${channel} ${state}`;
}

const STATES: Readonly<Record<Delivery['state'], string>> = {
  waiting: 'waiting, due',
  held: 'held since',
  done: 'done',
  dead: 'DEAD since',
};

/** In full, for one submission. */
export function deliveryInFull({state, attempts, at, error}: Delivery): string {
  const reason = error === undefined ? '' : `; last error: ${error}`;
  return `${STATES[state]} ${at}; ${count(attempts, 'attempt')}${reason}`;
}
