/** `npm test -- walks`; see HELP. */
import {existsSync, readFileSync} from 'node:fs';
import {loadavg} from 'node:os';
import {command, NOT_POSSIBLE, OK, UsageError} from '../../scripts/command-line';
import {cloned, type Copy} from './copy';
import type {Walk} from './step';
import {WALKS} from './walks';

const HELP = `npm test -- walks [PART OF A NAME] [--stage N] [--day 2029-03-01] [--only check,build]

What people do with the pages, done one after the other in a fresh clone of the last commit. Each stage ends with the
verdict that npm test -- --since gives of a pull request that touches words alone.

  --stage  the verdict of this stage alone; what comes before it is done, too
  --day    the day that the clock shows
  --only   these commands instead of the verdict; --only test is the whole of npm test

Walks, besides "untouched":
${WALKS.map(({name}) => `  ${name}`).join('\n')}

Exit codes: 0 all green, 1 not, 2 not understood.`;

const OPTIONS = {
  stage: {type: 'string'},
  day: {type: 'string'},
  only: {type: 'string'},
} as const;

/** Nothing is done, and all is green: by it the others are compared. */
const UNTOUCHED: Walk = {name: 'untouched', stages: [[]]};

const secondsSince = (start: number) => Math.round((performance.now() - start) / 1000);

/** Processor time of the programs that ended so far, which other work on the machine does not change as much; Linux. */
function processorSeconds(): number {
  const [, fields = ''] = existsSync('/proc/self/stat')
    ? readFileSync('/proc/self/stat', 'utf8').split(') ')
    : [];
  const [user = '0', system = '0'] = fields.split(' ').slice(13);
  return (Number(user) + Number(system)) / 100;
}

/** How many sentences of the specification hold, where acceptance has told it. */
const sentences = (said: string) => /(\d+ of \d+) sentences/.exec(said)?.[1];

interface Row {
  green: boolean;
  text: string;
}

/** The verdict on the copy as it is, and how long each step took. */
function judge({npm}: Copy, what: string, steps: readonly string[]): Row {
  const start = performance.now();
  const used = processorSeconds();
  const times: string[] = [];
  let accepted: string | undefined;
  for (const step of steps) {
    const begun = performance.now();
    const [name = '', ...args] = step.split(' ');
    const {good, said} = npm(name, ...args);
    const slowest = [...said.matchAll(/^ +([\d.]+) s {2}(.+)$/gm)];
    times.push(
      ...(slowest.length > 0
        ? slowest.map(([, seconds = '', part = '']) => `${part} ${seconds}`)
        : [`${step} ${secondsSince(begun)}`]),
    );
    accepted ??= sentences(said);
    if (good) continue;
    console.log(`\n${what}: ${step} is red\n${said.split('\n').slice(-80).join('\n')}`);
    return {green: false, text: `red    ${what}: ${step}`};
  }
  accepted ??= sentences(npm('acceptance').said);
  const [load = 0] = loadavg();
  const text =
    `green  ${what} (${secondsSince(start)} s: ${times.join(', ')}; ` +
    `processor ${Math.round(processorSeconds() - used)} s, load ${load.toFixed(1)}; ` +
    `${accepted ?? 'no'} sentences of the specification)`;
  console.log(text);
  return {green: true, text};
}

/** Takes a walk through all its stages. */
function walk(copy: Copy, {name, stages}: Walk, {stage, only}: Record<string, unknown>): Row[] {
  const rows: Row[] = [];
  try {
    for (const [index, steps] of stages.entries()) {
      const before = copy.commit();
      for (const step of steps) copy.take(step);
      if (stage !== undefined && Number(stage) !== index + 1) continue;
      const verdict = typeof only === 'string' ? only.split(',') : [`test --since ${before}`];
      rows.push(judge(copy, `${name}, stage ${index + 1}`, verdict));
    }
  } catch (error) {
    rows.push({green: false, text: `red    ${name}: ${(error as Error).message}`});
  }
  return rows;
}

command({name: 'npm test -- walks', help: HELP, options: OPTIONS}, (values, [part = '']) => {
  const walks =
    part === UNTOUCHED.name ? [UNTOUCHED] : WALKS.filter(({name}) => name.includes(part));
  if (walks.length === 0) throw new UsageError(`No walk has "${part}" in its name.`);
  if (values.stage && !walks.some(({stages}) => stages[Number(values.stage) - 1])) {
    throw new UsageError(`No walk of that name has a stage ${values.stage}.`);
  }
  const copy = cloned(values.day);
  const head = copy.commit();
  const rows = walks.flatMap((each) => {
    copy.reset(head);
    return walk(copy, each, values);
  });
  console.log(`\n${rows.map(({text}) => text).join('\n')}`);
  copy.remove();
  return rows.every(({green}) => green) ? OK : NOT_POSSIBLE;
});
