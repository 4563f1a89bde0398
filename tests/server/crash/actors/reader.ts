/** Staff who list, export and back up. */
import {mkdir, rm} from 'node:fs/promises';
import {join} from 'node:path';
import {newFolder} from '../../../../packages/forms-service/tests/setup/folders';
import {runCommand} from '../staff';
import type {Actor, Self, World} from '../world';

async function readOnce(world: World, self: Self, args: readonly string[]): Promise<void> {
  const {outcome, error} = await runCommand(world, self, args);
  if (outcome === 'failed') self.fail(`${args.join(' ')}: ${error}`);
}

/** Backs up, and lists what the copy contains. */
async function backUp(world: World, self: Self, folder: string): Promise<void> {
  const copy = join(folder, 'copy');
  await mkdir(copy);
  const backup = await runCommand(world, self, ['backup', '--out', join(copy, 'forms.db')]);
  if (backup.outcome === 'failed') self.fail(`backup: ${backup.error}`);
  if (backup.outcome !== 'done') return;
  const env = {DATA_DIR: copy, DATABASE_URL: ''};
  const listed = await runCommand(world, self, ['list'], {env});
  if (listed.outcome === 'failed') self.fail(`the backup cannot be listed: ${listed.error}`);
}

export const reader: Actor = {
  name: 'reader',
  pauseMs: 8000,
  async act(world, self) {
    const folder = await newFolder('staff');
    const what = self.pick(['list', 'export', 'backup'] as const);
    if (what === 'list') await readOnce(world, self, ['list']);
    if (what === 'export') await readOnce(world, self, ['export', '--out', join(folder, 'a.csv')]);
    if (what === 'backup') await backUp(world, self, folder);
    await rm(folder, {recursive: true});
  },
};
