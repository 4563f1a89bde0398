/** Steps of `npm test`: run in their order, and two at a time where they wait for no clock. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {cleanEnvironment} from '../clean-environment';

export interface Step {
  name: string;
  /** @param alone whether it prints while it runs, or says in the end what it would have printed */
  run: (alone: boolean) => Outcome | Promise<Outcome>;
  /** Where the step leaves its counts, when it runs tests. */
  report?: string;
  /** Whether words alone can turn it red. */
  words?: true;
  /** Set for a step that may run beside the next one that is set so. */
  beside?: true;
}

export interface Outcome {
  passed: boolean;
  /** What was held back while another step was running. */
  said?: string;
}

/** What takes longer hangs: the longest step takes about ten minutes on two cores. */
const LONGEST_MS = 40 * 60_000;

const LANES = 2;

/** A step's programs, run with Node one after the other until one fails. */
export function node(...programs: (readonly string[])[]): (alone: boolean) => Promise<Outcome> {
  const env = cleanEnvironment();
  return async (alone) => {
    let said = '';
    for (const args of programs) {
      const stdio = alone ? 'inherit' : 'pipe';
      const child = spawn(process.execPath, args, {stdio, env, timeout: LONGEST_MS});
      for (const stream of [child.stdout, child.stderr]) {
        stream?.setEncoding('utf8').on('data', (words: string) => (said += words));
      }
      const [code] = (await once(child, 'close')) as [number | null];
      if (code !== 0) return {passed: false, said};
    }
    return {passed: true, said};
  };
}

/** The steps in their order; those that may run beside each other are one group. */
export function groups(steps: readonly Step[]): Step[][] {
  const found: Step[][] = [];
  for (const step of steps) {
    const last = found.at(-1);
    if (step.beside && last?.[0]?.beside) last.push(step);
    else found.push([step]);
  }
  return found;
}

/** Runs steps until one fails; what runs beside it is finished. @returns whether all passed */
export async function runSteps(steps: readonly Step[]): Promise<boolean> {
  const times: {name: string; seconds: number}[] = [];
  const failed: string[] = [];

  async function perform({name, run}: Step, alone: boolean): Promise<void> {
    if (alone) console.log(`\n── ${name} ──`);
    const start = performance.now();
    const {passed, said} = await run(alone);
    times.push({name, seconds: (performance.now() - start) / 1000});
    if (!alone) console.log(`\n── ${name} ──\n${said?.trimEnd() ?? ''}`);
    if (!passed) failed.push(name);
  }

  for (const group of groups(steps)) {
    const waiting = [...group];
    const lane = async () => {
      for (let step = waiting.shift(); step && failed.length === 0; step = waiting.shift()) {
        await perform(step, group.length === 1);
      }
    };
    await Promise.all(Array.from({length: LANES}, lane));
    if (failed.length > 0) break;
  }
  console.log('\nSlowest parts:');
  for (const {name, seconds} of times.sort((a, b) => b.seconds - a.seconds)) {
    console.log(`  ${seconds.toFixed(1).padStart(7)} s  ${name}`);
  }
  if (failed.length > 0) console.log(`\nStopped: ${failed.join(' and ')} failed.`);
  return failed.length === 0;
}
