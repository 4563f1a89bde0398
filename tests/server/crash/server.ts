import {service} from '../../../src/server';
/**
 * The server of main.ts with shorter delays between delivery attempts, so that deliveries left after
 * a kill take seconds. Prints its address once it listens; SIGTERM stops it.
 */

/** In milliseconds; LEASE_MS for tests in which other programs hang, which must time out before the lease ends. */
const {LEASE_MS = '6000', RETRY_MS = '50'} = process.env;

void service
  .start(service.readSettings(process.env), {
    worker: {leaseMs: Number(LEASE_MS), pollMs: 200, retryDelay: () => Number(RETRY_MS)},
  })
  .then(({address, stop}) => {
    process.on('SIGTERM', () => void stop().then(() => process.exit(0)));
    console.log(address);
  });
