/** Runs the commands of staff, and judges how they end. */
import {run} from '../setup/programs';
import type {Self, World} from './world';

/** For so long after an outage, a command may still meet what it left behind, and is run again. */
const RECOVERY_MS = 10_000;

/** What a command says that another program was in the way of. */
const AGAIN = /Run this again/;

export interface Result {
  out: string;
  error: string;
  /** `again`: it was asked to be run again, or an outage was in the way. */
  outcome: 'done' | 'again' | 'failed';
}

/** Runs `npm run forms` with these arguments and this input. */
export async function runCommand(
  world: World,
  self: Self,
  args: readonly string[],
  {input = '', env = {}}: {input?: string; env?: Record<string, string>} = {},
): Promise<Result> {
  const begun = performance.now();
  const {code, out, error} = await run(world.forms, args, {...world.env, ...env}, input);
  const name = args[0] ?? '';
  if (code === 0) {
    self.count(name);
    return {out, error, outcome: 'done'};
  }
  if (AGAIN.test(error) || world.outages.since(begun - RECOVERY_MS)) {
    self.count(`${name}: to run again`);
    return {out, error, outcome: 'again'};
  }
  return {out, error, outcome: 'failed'};
}
