/** How long a client may take, so that slow ones cannot keep every connection. In milliseconds. */
import {patienceFor} from '../../forms';

export type Timeouts = typeof TIMEOUTS;

/** A browser's own limit ends first, so that a visitor with JavaScript gets one answer. */
const AFTER_BROWSER = 5000;

export const TIMEOUTS = {
  /** To send the headers. */
  headers: 10_000,
  /** Without a byte in either direction. */
  silence: 60_000,
  /** How often Node looks for requests that take too long. */
  checkEvery: 1000,
  /** Returns the time that so many bytes may take to arrive. */
  upload: (bytes: number) => patienceFor(bytes) + AFTER_BROWSER,
  /** Longest wait for requests under way after SIGTERM; then their connections are closed. */
  stop: 10_000,
};

/** The process ends after this time at the latest. TimeoutStopSec of the systemd unit is longer. */
export const STOP_GRACE_MS = TIMEOUTS.stop + 5000;
