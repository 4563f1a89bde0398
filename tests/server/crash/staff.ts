/** Commands of the staff beside a server that is killed. */
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {run} from '../setup/programs';

export interface Staff {
  /** Runs one command: another in each round. @returns what went wrong. */
  run(round: number): Promise<string[]>;
  remove(): Promise<void>;
}

/** @param forms the compiled CLI. */
export async function staffAt(forms: string, env: Record<string, string>): Promise<Staff> {
  const out = await mkdtemp(join(tmpdir(), 'staff-'));
  return {
    async run(round) {
      const commands = [
        ['list', '--names'],
        ['export', '--json', '--out', join(out, `export-${round}`)],
        ['backup', '--out', join(out, `backup-${round}`)],
        ['retry', '--all'],
        ['purge'],
        ['release', '--all'],
        ['erase', '--email'],
      ];
      const args = commands[(round - 1) % commands.length] ?? [];
      const {code, error} = await run(forms, args, env, 'nobody@example.com');
      // Nobody has that address.
      const expected = args[0] === 'erase' ? 1 : 0;
      return code === expected ? [] : [`${args.join(' ')} ended with ${code}: ${error}`];
    },
    remove: () => rm(out, {recursive: true, force: true}),
  };
}
