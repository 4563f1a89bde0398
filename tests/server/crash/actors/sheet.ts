/** The sheet's service answers with errors, hangs, restarts or goes silent. No visitor notices. */
import type {Actor, World} from '../world';

const FAULTS: Record<string, (world: World) => void> = {
  'answers errors': ({sheets}) => sheets.failNext(503, 500, 401, 403, 400),
  hangs: ({sheets}) => sheets.failNext('appendAndStall'),
  'forgets its tokens': ({sheets}) => sheets.revoke(),
  restarts: ({proxies}) => proxies.sheet.close(),
  'goes silent': ({proxies}) => proxies.sheet.silence({newToo: true}),
};

export const sheet: Actor = {
  name: 'sheet',
  pauseMs: 15_000,
  async act(world, self) {
    const fault = self.pick(Object.keys(FAULTS));
    FAULTS[fault]?.(world);
    await world.pause(self.between(1000, 8000));
    world.proxies.sheet.answer();
    self.count(fault);
  },
};
