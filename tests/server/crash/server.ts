/**
 * The server of main.ts with shorter waits between attempts to deliver, so that what is left after
 * a kill is delivered within seconds. Prints its address once it listens; SIGTERM stops it.
 */
import {startService} from '../../../src/server/service';
import {readSettings} from '../../../src/server/settings';

void startService(readSettings(process.env), {
  worker: {leaseMs: 6000, pollMs: 200, retryDelay: (attempt) => (attempt < 50 ? 50 : undefined)},
}).then(({address, stop}) => {
  process.on('SIGTERM', () => void stop().then(() => process.exit(0)));
  console.log(address);
});
