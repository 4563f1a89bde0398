/** Time limits for clients, so that slow ones cannot use up all connections. In milliseconds. */
import {timeoutFor} from '../../forms/index.ts';

export type Timeouts = typeof TIMEOUTS;

/** Added to the browser's timeout, so that the page's script reports the timeout before the server does. */
const SERVER_MARGIN_MS = 5000;

export const TIMEOUTS = {
  /** For sending the headers. */
  headers: 10_000,
  /** Without data in either direction. */
  silence: 60_000,
  /** Interval in which Node looks for requests that take too long. */
  checkEvery: 1000,
  upload: (bytes: number) => timeoutFor(bytes) + SERVER_MARGIN_MS,
  /** For requests in progress after SIGTERM; then their connections are closed. */
  stop: 10_000,
};

/** The process exits after this time at the latest. TimeoutStopSec of the systemd unit is longer. */
export const STOP_GRACE_MS = TIMEOUTS.stop + 5000;
