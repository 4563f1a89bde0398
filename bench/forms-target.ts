/**
 * One server under test of `npm run bench -- forms`: the forms service in front of a database, or of
 * nothing at all (STORE=none). Prints its address.
 */
import {createApp, readSettings, startService, type Store} from '../src/server';

const settings = readSettings(process.env);

/** Says "stored" at once: what is left is HTTP, the rules and the answer. */
const nothing = {
  save: async () => ({
    outcome: 'stored',
    id: 'none',
    reference: 'none',
    repeated: false,
    held: false,
  }),
  secret: async () => new Uint8Array(32),
} as Partial<Store> as Store;

async function start(): Promise<string> {
  if (process.env.STORE !== 'none') return (await startService(settings)).address;
  const app = await createApp({settings, store: nothing, site: undefined});
  return app.listen({port: 0, host: '127.0.0.1'});
}

void start().then((address) => console.log(address));
