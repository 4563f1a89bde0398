/** The virus scanner answers with errors, hangs, restarts or goes silent. Files wait, visitors do not. */
import type {Actor, World} from '../world';

const FAULTS: Record<string, (world: World) => void> = {
  'answers errors': ({scanner}) => {
    scanner.fault = 'error';
  },
  hangs: ({scanner}) => {
    scanner.fault = 'stall';
  },
  restarts: ({proxies}) => proxies.scanner.close(),
  'goes silent': ({proxies}) => proxies.scanner.silence({newToo: true}),
};

export const scanner: Actor = {
  name: 'scanner',
  pauseMs: 15_000,
  async act(world, self) {
    const fault = self.pick(Object.keys(FAULTS));
    FAULTS[fault]?.(world);
    await world.pause(self.between(1000, 8000));
    world.scanner.fault = undefined;
    world.proxies.scanner.answer();
    self.count(fault);
  },
};
