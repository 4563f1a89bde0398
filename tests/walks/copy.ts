/** A fresh clone in which a walk is taken. */
import {spawnSync} from 'node:child_process';
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {cleanEnvironment} from '../../scripts/clean-environment';
import {ensured} from '../../scripts/programs';
import {translated} from './translated';
import type {Step} from './step';

export interface Finished {
  good: boolean;
  /** What it said. */
  said: string;
}

export interface Copy {
  npm: (command: string, ...args: string[]) => Finished;
  /** The commit it is at. */
  commit: () => string;
  /** Goes back to a commit; what was installed and built stays. */
  reset: (commit: string) => void;
  /** @throws Error when the step cannot be taken */
  take: (step: Step) => void;
  remove: () => void;
}

/** The environment on a day of the clock; files keep the times that they have. */
function environmentOn(day: string | undefined): NodeJS.ProcessEnv {
  if (day === undefined) return cleanEnvironment();
  return {
    ...cleanEnvironment(),
    LD_PRELOAD: ensured('faketime'),
    FAKETIME: `@${day} 12:00:00`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
  };
}

function must({good, said}: Finished): void {
  if (!good) throw new Error(said);
}

/** Clones the repository's last commit. @param day that the clock shows there (default: today) */
export function cloned(day?: string): Copy {
  const copy = path.join(tmpdir(), `walks-${process.pid}`, 'site');
  const said = path.join(path.dirname(copy), 'said.txt');
  const env = environmentOn(day);
  const runIn = (cwd: string, program: string, ...args: string[]): Finished => {
    // Into one file, which keeps what is said in its order.
    const file = openSync(said, 'w');
    const {status} = spawnSync(program, args, {cwd, env, stdio: ['ignore', file, file]});
    closeSync(file);
    return {good: status === 0, said: readFileSync(said, 'utf8')};
  };
  const run = (program: string, ...args: string[]) => runIn(copy, program, ...args);
  const npm = (command: string, ...args: string[]) =>
    run('npm', 'run', '--silent', command, '--', ...args);

  mkdirSync(path.dirname(copy), {recursive: true});
  must(runIn('.', 'git', 'clone', '--quiet', process.cwd(), copy));
  // Hard links, so that a copy takes no time; caches are written to, so they are copied.
  must(runIn('.', 'cp', '-al', path.resolve('node_modules'), path.join(copy, 'node_modules')));
  const cache = path.join(copy, 'node_modules/.cache');
  rmSync(cache, {recursive: true, force: true});
  if (existsSync('node_modules/.cache')) cpSync('node_modules/.cache', cache, {recursive: true});

  const file = (name: string) => path.join(copy, name);
  const read = (name: string) => readFileSync(file(name), 'utf8');
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(file(name)), {recursive: true});
    writeFileSync(file(name), text);
  };

  /** Where something stands. @throws Error when it is not there */
  function placeOf(name: string, what: RegExp): number {
    const place = read(name).search(what);
    if (place === -1) throw new Error(`${name} has nothing like ${String(what)}.`);
    return place;
  }

  function take(step: Step): void {
    if ('run' in step) {
      const [command = '', ...args] = step.run;
      must(npm(command, ...args));
    } else if ('line' in step) {
      placeOf(step.in, step.line);
      write(
        step.in,
        read(step.in).replace(step.line, () => step.to),
      );
    } else if ('before' in step) {
      const place = placeOf(step.in, step.before);
      write(step.in, read(step.in).slice(0, place) + step.put + read(step.in).slice(place));
    } else if ('fill' in step) write(step.fill, filled(read(step.fill), step.fill));
    else if ('write' in step) write(step.write, step.text);
    else if ('delete' in step) rmSync(file(step.delete));
    else if ('translate' in step) {
      write(step.translate, translated(read(step.translate), read('pages/words.txt')));
    } else if ('built' in step) {
      if (!existsSync(file(`build/${step.built}`))) throw new Error(`No ${step.built} is built`);
    } else if ('copy' in step) {
      mkdirSync(path.dirname(file(step.as)), {recursive: true});
      cpSync(file(step.copy), file(step.as));
    } else {
      must(run('git', 'add', '--all'));
      const person = ['-c', 'user.name=A', '-c', 'user.email=a@b.example'];
      must(run('git', ...person, 'commit', '-qm', step.commit));
    }
  }

  return {
    npm,
    commit: () => run('git', 'rev-parse', 'HEAD').said.trim(),
    reset(commit) {
      must(run('git', 'reset', '--quiet', '--hard', commit));
      const kept = ['node_modules', '.cache', 'build', '.docusaurus'].flatMap((name) => [
        '-e',
        name,
      ]);
      must(run('git', 'clean', '-fdxq', ...kept));
    },
    take,
    remove: () => rmSync(path.dirname(copy), {recursive: true}),
  };
}

/** A new page with other words in place of each that a writer has to replace. */
function filled(text: string, name: string): string {
  let count = 0;
  return text.replaceAll(/Replace this: [^\n'"{]*/g, () => {
    count += 1;
    return `Part ${count} of ${path.basename(name, '.mdx').length} says what the team does here, and for whom.`;
  });
}
