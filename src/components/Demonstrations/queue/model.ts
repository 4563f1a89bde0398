/**
 * The model of the queue. Each reader searches, reads the results and searches again, and holds a connection for h seconds
 * of each round. By Little's law, c connections that are all in use complete c ÷ h searches a second, so a round
 * of N readers takes N × h ÷ c seconds. They wait for what exceeds a round without a queue.
 */

/** How long a search takes, and how long a reader then reads its results, in seconds. */
export const SEARCH = 0.8;
export const READING = 15.6;
/** One search and the time until the next, without a queue. */
export const ROUND = SEARCH + READING;

/** The longest acceptable time until results are there, in seconds. */
export const GOAL = 3;

export const READERS = {least: 50, most: 600, step: 10};

export type RepairId = 'none' | 'more' | 'cache' | 'shared';

interface Setup {
  connections: number;
  /** Seconds of each round in which a reader holds a connection. */
  hold: number;
  /** The part of the readers who need a connection at all. */
  share: number;
}

const SETUPS: Readonly<Record<RepairId, Setup>> = {
  none: {connections: 400, hold: ROUND, share: 1},
  more: {connections: 500, hold: ROUND, share: 1},
  cache: {connections: 400, hold: ROUND, share: 0.6},
  shared: {connections: 50, hold: SEARCH, share: 1},
};

export const REPAIRS = Object.keys(SETUPS) as RepairId[];

export interface Load extends Setup {
  /** Readers who need a connection. */
  need: number;
  /** What the formula gives, in seconds; below zero if nobody waits. */
  formula: number;
  /** Seconds until the results are there. */
  seconds: number;
  /** Connections in use. */
  used: number;
  /** Readers who wait at any moment. */
  waiting: number;
}

/** Returns what so many readers meet. */
export function loadOf(readers: number, repair: RepairId): Load {
  const setup = SETUPS[repair];
  const {connections, hold, share} = setup;
  const need = Math.round(readers * share);
  const formula = (need * hold) / connections - ROUND;
  const wait = Math.max(0, formula);
  return {
    ...setup,
    need,
    formula,
    seconds: SEARCH + wait,
    used: Math.min(connections, Math.ceil((need * hold) / ROUND)),
    waiting: Math.round((wait * connections) / hold),
  };
}
