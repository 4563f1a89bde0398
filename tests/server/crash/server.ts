/**
 * The server of main.ts with shorter delays between delivery attempts, so that deliveries left after
 * a kill take seconds. Prints its address once it listens; SIGTERM stops it.
 */
import {startService} from '../../../src/server/service';
import {readSettings} from '../../../src/server/settings';

void startService(readSettings(process.env), {
  worker: {leaseMs: 6000, pollMs: 200, retryDelay: (attempt) => (attempt < 50 ? 50 : undefined)},
}).then(({address, stop}) => {
  process.on('SIGTERM', () => void stop().then(() => process.exit(0)));
  console.log(address);
});
