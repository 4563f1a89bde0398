/** PostgreSQL restarts, becomes read-only as a standby is, hangs up, goes silent, or disappears and another takes its place. */
import {query} from '../../../../packages/forms-service/tests/setup/postgres';
import type {Actor, Self, World} from '../world';

async function setReadOnly({postgres}: World, value: 'on' | 'off'): Promise<void> {
  await query(postgres.url, `ALTER SYSTEM SET default_transaction_read_only = ${value}`);
  await query(postgres.url, 'SELECT pg_reload_conf()');
}

const pauseWhile = (world: World, self: Self) => world.pause(self.between(500, 5000));

const FAULTS: Record<string, (world: World, self: Self) => Promise<void>> = {
  restarts: ({postgres}) => postgres.restart(),
  async 'is read-only'(world, self) {
    await setReadOnly(world, 'on');
    await pauseWhile(world, self);
    await setReadOnly(world, 'off');
  },
  async 'hangs up'(world, self) {
    world.proxies.database.close();
    await pauseWhile(world, self);
    world.proxies.database.answer();
  },
  async 'goes silent'(world, self) {
    world.proxies.database.silence({newToo: true});
    await pauseWhile(world, self);
    world.proxies.database.answer();
  },
  // Open connections stay silent for ever.
  'is replaced': async ({proxies}) => proxies.database.silence(),
};

export const database: Actor = {
  name: 'PostgreSQL',
  database: 'postgres',
  pauseMs: 20_000,
  async act(world, self) {
    const fault = self.pick(Object.keys(FAULTS));
    const over = world.outages.announce('database');
    world.interruptions += 1;
    await FAULTS[fault]?.(world, self);
    over();
    self.count(fault);
  },
};
