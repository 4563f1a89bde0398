/** Staff who erase what came with an e-mail address, and run the command again until it is done. */
import {runCommand} from '../staff';
import type {Actor} from '../world';

const RETRY_MS = 1000;

/** What `erase` says if an earlier run had erased everything before it was interrupted. */
const NOTHING_LEFT = /^Nothing came from that address/;

export const eraser: Actor = {
  name: 'eraser',
  pauseMs: 10_000,
  async act(world, self) {
    const candidates = [...world.submitted.values()].filter(
      ({isSettled, erasure}) => isSettled && erasure === undefined,
    );
    if (candidates.length === 0) return;
    const submission = self.pick(candidates);
    submission.erasure = 'begun';
    for (let run = 1; ; run += 1) {
      const input = submission.email;
      const {outcome, error} = await runCommand(world, self, ['erase', '--email'], {input});
      const isDone = outcome === 'done' || (run > 1 && NOTHING_LEFT.test(error));
      if (isDone) break;
      if (outcome === 'failed') {
        self.fail(`erase of ${submission.id}: ${error}`);
        return;
      }
      await world.pause(RETRY_MS);
    }
    submission.erasure = 'done';
  },
};
