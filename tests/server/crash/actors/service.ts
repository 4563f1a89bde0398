/** The service is killed or stopped, and started again; it is upgraded, and rolled back. */
import type {Actor, World} from '../world';

/** Replaces the release. Only PostgreSQL allows two servers at the same time, so that no visitor notices. */
async function replace({database, supervisor}: World): Promise<boolean> {
  if (database === 'postgres') return supervisor.replaceUnnoticed();
  await supervisor.restart('SIGTERM', {isReplaced: true});
  return true;
}

export const service: Actor = {
  name: 'service',
  pauseMs: 15_000,
  async act(world, self) {
    const {supervisor} = world;
    const what = self.pick(['killed', 'stopped', 'upgraded'] as const);
    if (what === 'killed') {
      world.interruptions += 1;
      await supervisor.restart('SIGKILL');
    }
    if (what === 'stopped') await supervisor.restart('SIGTERM');
    if (what === 'upgraded') {
      const isUpgraded = await replace(world);
      await world.pause(self.between(1000, 5000));
      if (isUpgraded && (await replace(world))) self.count('rolled back');
    }
    self.count(what);
  },
};
