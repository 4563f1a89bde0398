/** The mail server hangs, rejects mails, restarts or goes silent. No visitor notices. */
import type {Actor, World} from '../world';

const FAULTS: Record<string, (world: World) => void> = {
  hangs: (world) => {
    world.mailFault.next = 'stall';
  },
  'rejects mails': (world) => {
    world.mailFault.next = 'data';
  },
  'rejects senders': (world) => {
    world.mailFault.next = 'mailFrom';
  },
  restarts(world) {
    world.interruptions += 1;
    world.proxies.mail.close();
  },
  'goes silent'(world) {
    world.interruptions += 1;
    world.proxies.mail.silence({newToo: true});
  },
};

export const mail: Actor = {
  name: 'mail server',
  pauseMs: 15_000,
  async act(world, self) {
    const fault = self.pick(Object.keys(FAULTS));
    FAULTS[fault]?.(world);
    await world.pause(self.between(1000, 8000));
    world.mailFault.next = undefined;
    world.proxies.mail.answer();
    self.count(fault);
  },
};
