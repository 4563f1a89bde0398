/** What is done in the copy, one step after the other. */
import {spawnSync} from 'node:child_process';
import {appendFileSync, existsSync, readFileSync, rmSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {departuresOf, needsOf, type DepartureName} from '../../src/departures';
import {cleanEnvironment} from '../clean-environment';
import {countTests, type EngineReport} from '../engines/counts';
import {npm} from '../npm';
import {script} from '../parts';
import {failedFlows, whatBlocks} from './outcome';

const REPORT = 'test-results/engines.json';
/** What all steps print, in the copy. */
export const LOG = 'next.log';

export interface Outcome {
  passed: boolean;
  /** What blocks, or how many passed. */
  says: string;
}

/** The copy of this project that has the other Docusaurus. */
export class Copy {
  private readonly env: NodeJS.ProcessEnv;

  /** @param bin the folder of the Node that runs it */
  constructor(
    private readonly folder: string,
    private readonly bin: string,
  ) {
    this.env = {...cleanEnvironment(), PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`};
  }

  install(): Outcome {
    const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    return this.read(npm(args, {cwd: this.folder, env: this.env, encoding: 'utf8'}));
  }

  build(stock: string): Outcome {
    return this.read(this.node(script('scripts/build.ts'), stock));
  }

  /** A build with one departure alone, and what it needs. */
  buildWith(departure: DepartureName): Outcome {
    const kept: (string | undefined)[] = [departure, needsOf(departure)];
    const others = [...departuresOf()].filter((name) => !kept.includes(name));
    return this.build(others.join());
  }

  /** @param args for `npm run test:engines` */
  flows(...args: string[]): Outcome {
    const file = join(this.folder, REPORT);
    rmSync(file, {force: true});
    const run = this.node(script('scripts/engines.ts', '--engine', 'chromium', ...args), '1');
    const outcome = this.read(run);
    if (!existsSync(file)) return {...outcome, passed: false};
    const report = JSON.parse(readFileSync(file, 'utf8')) as EngineReport;
    const {passed, failed} = countTests(report);
    const says = [`${passed} passed, ${failed} failed`, ...failedFlows(report)].join('\n');
    return {passed: outcome.passed, says};
  }

  private node(args: readonly string[], STOCK: string) {
    const env = {...this.env, STOCK};
    return spawnSync(join(this.bin, 'node'), args, {cwd: this.folder, env, encoding: 'utf8'});
  }

  private read({status, stdout, stderr, error}: ReturnType<typeof npm>): Outcome {
    const output = `${stdout}${stderr}${error?.message ?? ''}`;
    appendFileSync(join(this.folder, LOG), output);
    if (status === 0) return {passed: true, says: ''};
    return {passed: false, says: whatBlocks(output, this.folder)};
  }
}
