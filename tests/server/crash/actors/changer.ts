/** Staff who purge, release and retry. Nothing is old enough to be purged, whatever the clock says. */
import {runCommand} from '../staff';
import type {Actor} from '../world';

export const changer: Actor = {
  name: 'changer',
  pauseMs: 8000,
  async act(world, self) {
    const args = self.pick([
      ['purge'],
      ['purge', '--days', '1'],
      ['release', '--all'],
      ['retry', '--all'],
      ['retry', '--dead'],
    ]);
    const {outcome, error} = await runCommand(world, self, args);
    if (outcome === 'failed') self.fail(`${args.join(' ')}: ${error}`);
  },
};
