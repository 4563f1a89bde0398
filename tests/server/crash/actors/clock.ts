/** Somebody sets the clock of the service's machine wrong, and right again. No visitor notices. */
import type {Actor} from '../world';

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const DAY = 24 * HOUR;

/**
 * Not a few minutes: deliveries that a killed server was making then wait as long as leases may last, which is longer than the
 * judge waits.
 */
const OFFSETS = [-365 * DAY, -DAY, -HOUR, -20 * SECOND, 20 * SECOND, HOUR, DAY, 365 * DAY] as const;

export const clock: Actor = {
  name: 'clock',
  pauseMs: 15_000,
  async act(world, self) {
    const offset = self.pick(OFFSETS);
    await world.setClock(offset);
    await world.pause(self.between(1000, 8000));
    await world.setClock(0);
    self.count(offset < 0 ? 'behind' : 'ahead');
  },
};
