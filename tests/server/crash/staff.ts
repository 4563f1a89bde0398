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

/** Names the commands that ran at any moment since `from`, with their times. */
export function commandsSince({commands}: Pick<World, 'commands'>, from: number): string {
  const end = performance.now();
  const names = commands
    .filter(({to}) => to >= from)
    .map(({name, from: begun, to}) => `${name} (${Math.round(Math.min(to, end) - begun)} ms)`);
  return names.join(', ') || 'no command';
}

/** Runs `npm run forms` with these arguments and this input. */
export async function runCommand(
  world: World,
  self: Self,
  args: readonly string[],
  {input = '', env = {}}: {input?: string; env?: Record<string, string>} = {},
): Promise<Result> {
  const begun = performance.now();
  const name = args[0] ?? '';
  const command = {name, from: begun, to: Infinity};
  world.commands.push(command);
  const {code, out, error} = await run(world.forms, args, {...world.env, ...env}, input);
  command.to = performance.now();
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
