/**
 * `npm test -- walks [PART OF A NAME] [--day 2029-03-01] [--only check,build]`: what people do with the
 * pages, done one after the other in a fresh clone, each ending with the verdict that `npm test -- --since` gives of
 * a pull request that touches words alone; `--only test` makes it the whole of `npm test`.
 */
import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {loadavg, tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {cleanEnvironment} from '../../scripts/clean-environment';
import {ensured} from '../../scripts/programs';
import {translated} from './translated';
import {WALKS, type Walk} from './walks';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {day: {type: 'string'}, only: {type: 'string'}},
});
const copy = path.join(tmpdir(), `walks-${process.pid}`, 'site');

const environment = {
  ...cleanEnvironment(),
  ...(values.day && {
    LD_PRELOAD: ensured('faketime'),
    FAKETIME: `@${values.day} 12:00:00`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
    // Files keep the times that they have.
    NO_FAKE_STAT: '1',
  }),
};

/** Runs a program; what it said, and whether it went well. */
function runIn(cwd: string, program: string, ...args: string[]) {
  const options = {cwd, env: environment, encoding: 'utf8', maxBuffer: 1e9} as const;
  const {status, stdout, stderr} = spawnSync(program, args, options);
  return {good: status === 0, said: stdout + stderr};
}
const run = (program: string, ...args: string[]) => runIn(copy, program, ...args);
const npm = (command: string, ...args: string[]) =>
  run('npm', 'run', '--silent', command, '--', ...args);

function must({good, said}: ReturnType<typeof runIn>): void {
  if (!good) throw new Error(said);
}

function clone(): void {
  mkdirSync(path.dirname(copy), {recursive: true});
  must(runIn('.', 'git', 'clone', '--quiet', process.cwd(), copy));
  // Hard links, so that a copy takes no time; caches are written to, so they are copied.
  must(runIn('.', 'cp', '-al', path.resolve('node_modules'), path.join(copy, 'node_modules')));
  const cache = path.join(copy, 'node_modules/.cache');
  rmSync(cache, {recursive: true, force: true});
  if (existsSync('node_modules/.cache')) cpSync('node_modules/.cache', cache, {recursive: true});
}

const file = (name: string) => path.join(copy, name);
const read = (name: string) => readFileSync(file(name), 'utf8');

function replace(name: string, what: RegExp, by: string): void {
  const text = read(name);
  if (!what.test(text)) throw new Error(`${name} has nothing like ${String(what)}.`);
  writeFileSync(
    file(name),
    text.replace(what, () => by),
  );
}

function take(step: Walk['stages'][number][number]): void {
  if ('run' in step) {
    const [command = '', ...args] = step.run;
    must(npm(command, ...args));
  } else if ('line' in step) replace(step.in, step.line, step.to);
  else if ('before' in step) {
    const place = read(step.in).search(step.before);
    if (place === -1) throw new Error(`${step.in} has nothing like ${String(step.before)}.`);
    writeFileSync(
      file(step.in),
      read(step.in).slice(0, place) + step.put + read(step.in).slice(place),
    );
  } else if ('fill' in step) {
    let count = 0;
    const words = read(step.fill).replaceAll(/Replace this: [^\n'"{]*/g, () => {
      count += 1;
      return `Part ${count} of ${path.basename(step.fill, '.mdx').length} says what the team does here, and for whom.`;
    });
    writeFileSync(file(step.fill), words);
  } else if ('write' in step) {
    mkdirSync(path.dirname(file(step.write)), {recursive: true});
    writeFileSync(file(step.write), step.text);
  } else if ('delete' in step) rmSync(file(step.delete));
  else if ('translate' in step) {
    writeFileSync(file(step.translate), translated(read(step.translate), read('pages/words.txt')));
  } else if ('built' in step) {
    if (!existsSync(file(`build/${step.built}`))) throw new Error(`The build has no ${step.built}`);
  } else if ('copy' in step) {
    mkdirSync(path.dirname(file(step.as)), {recursive: true});
    cpSync(file(step.copy), file(step.as));
  } else {
    must(run('git', 'add', '--all'));
    must(
      run('git', '-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '-qm', step.commit),
    );
  }
}

const rows: string[] = [];
let red = false;

const commit = () => run('git', 'rev-parse', 'HEAD').said.trim();
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

/** The verdict on the copy as it is, and how long each step took. @param since the commit where the work began */
function judge(what: string, since: string): void {
  const steps = values.only?.split(',') ?? [`test --since ${since}`];
  const start = performance.now();
  const used = processorSeconds();
  const times: string[] = [];
  let accepted: string | undefined;
  for (const step of steps) {
    const begun = performance.now();
    const [command = '', ...args] = step.split(' ');
    const {good, said} = npm(command, ...args);
    const slowest = [...said.matchAll(/^ +([\d.]+) s {2}(.+)$/gm)];
    times.push(
      ...(slowest.length > 0
        ? slowest.map(([, seconds = '', part = '']) => `${part} ${seconds}`)
        : [`${step} ${secondsSince(begun)}`]),
    );
    accepted ??= sentences(said);
    if (good) continue;
    red = true;
    console.log(`\n${what}: ${step} is red\n${said.split('\n').slice(-80).join('\n')}`);
    rows.push(`red    ${what}: ${step}`);
    return;
  }
  accepted ??= sentences(npm('acceptance').said);
  const [load = 0] = loadavg();
  rows.push(
    `green  ${what} (${secondsSince(start)} s: ${times.join(', ')}; ` +
      `processor ${Math.round(processorSeconds() - used)} s, load ${load.toFixed(1)}; ` +
      `${accepted ?? 'no'} sentences of the specification)`,
  );
  console.log(rows.at(-1));
}

clone();
const head = commit();
const [part = ''] = positionals;
if (part === 'untouched') judge('untouched', head);
for (const {name, stages} of WALKS.filter((walk) => walk.name.includes(part))) {
  must(run('git', 'reset', '--quiet', '--hard', head));
  const kept = ['node_modules', '.cache', 'build', '.docusaurus'].flatMap((name) => ['-e', name]);
  must(run('git', 'clean', '-fdxq', ...kept));
  try {
    for (const [index, stage] of stages.entries()) {
      const before = commit();
      for (const step of stage) take(step);
      judge(`${name}, stage ${index + 1}`, before);
    }
  } catch (error) {
    red = true;
    rows.push(`red    ${name}: ${(error as Error).message}`);
    console.log(rows.at(-1));
  }
}
console.log(`\n${rows.join('\n')}`);
rmSync(path.dirname(copy), {recursive: true});
process.exitCode = red ? 1 : 0;
