/**
 * Service time: milliseconds for which submissions have been stored, counted without trusting a single reading of the clock.
 *
 * While a machine runs, its uptime counts. A change of the clock changes nothing. Only what passes while the machine is off
 * is read from the clock, and no more than `LONGEST_OUTAGE_MS` at a time. So a wrong clock can make a submission at most that
 * much older, once for each boot with a wrong clock, and never younger than its time in service.
 */
import {randomUUID} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {uptime} from 'node:os';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Greatest difference between the clocks of several servers, or between two readings of one, that is not a fault. */
export const SKEW_MS = 60 * 1000;

/** A longer gap between two boots is more probably a wrong clock than a machine that was off. */
const LONGEST_OUTAGE_MS = 30 * DAY_MS;

/** Hosts that are remembered; those that come and go, such as containers, must not fill the note. */
const MAX_HOSTS = 20;

/** The clocks of this machine. */
export interface Clocks {
  /** Returns milliseconds since 1970, which may be wrong. */
  now: () => number;
  /** Returns milliseconds since the machine was started. */
  uptime: () => number;
  /** Another one after each start of the machine. */
  boot: string;
}

/** A reading of a machine's clocks, with the service time at that moment. */
interface Reading {
  service: number;
  now: number;
  uptime: number;
}

/** The service time as it was last counted, and the last reading of each machine by its boot. */
export interface ServiceTime {
  service: number;
  now: number;
  hosts: Readonly<Record<string, Reading>>;
}

/** Returns the clocks of this machine. Where the system does not say when it was started, each process counts as a start. */
export function systemClocks(): Clocks {
  let boot: string = randomUUID();
  try {
    boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    // Not Linux.
  }
  return {now: Date.now, uptime: () => Math.round(uptime() * 1000), boot};
}

/**
 * Counts on from the last service time; from 0 without one.
 * @returns `fault` if the clock seems wrong, as a sentence without its full stop
 */
export function countOn(
  before: ServiceTime | undefined,
  clocks: Clocks,
): {time: ServiceTime; fault?: string} {
  const now = clocks.now();
  const up = clocks.uptime();
  const own = before?.hosts[clocks.boot];
  const {elapsed, fault} = elapsedSince(before, own, now, up);
  const service = Math.max(before?.service ?? 0, elapsed);
  const others = Object.entries(before?.hosts ?? {}).filter(([boot]) => boot !== clocks.boot);
  const hosts = Object.fromEntries([
    ...others.slice(1 - MAX_HOSTS),
    [clocks.boot, {service, now, uptime: up}],
  ]);
  return {time: {service, now, hosts}, ...(fault !== undefined && {fault})};
}

function elapsedSince(
  before: ServiceTime | undefined,
  own: Reading | undefined,
  now: number,
  up: number,
): {elapsed: number; fault?: string} {
  if (!before) return {elapsed: 0};
  if (own) {
    const passed = up - own.uptime;
    const jump = now - own.now - passed;
    const fault = `The clock was changed by ${Math.round(jump / 1000)} seconds, to ${iso(now)}`;
    const elapsed = own.service + passed;
    return Math.abs(jump) > SKEW_MS ? {elapsed, fault} : {elapsed};
  }
  const gap = now - before.now;
  if (gap >= -SKEW_MS && gap <= LONGEST_OUTAGE_MS) {
    return {elapsed: before.service + Math.max(0, gap)};
  }
  const fault = `The clock says ${iso(now)}, but the server last ran at ${iso(before.now)}`;
  return {elapsed: before.service, fault};
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
