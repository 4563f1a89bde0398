/** How long a client may take, so that slow ones cannot keep every connection. In milliseconds. */
import {patienceFor} from '../../forms';

export interface Timeouts {
  /** To send the headers. */
  headers: number;
  /** Without a byte in either direction. */
  silence: number;
  /** How often Node looks for requests that take too long. */
  checkEvery: number;
  /** Returns the time that so many bytes may take to arrive. */
  upload: (bytes: number) => number;
  /** Longest wait for requests under way after SIGTERM; then their connections are closed. */
  stop: number;
}

/** A browser's own limit ends first, so that a visitor with JavaScript gets one answer. */
const AFTER_BROWSER = 5000;

export const TIMEOUTS: Timeouts = {
  headers: 10_000,
  silence: 60_000,
  checkEvery: 1000,
  upload: (bytes) => patienceFor(bytes) + AFTER_BROWSER,
  stop: 10_000,
};

/** The process ends after this time at the latest. TimeoutStopSec of the systemd unit is longer. */
export const STOP_GRACE_MS = TIMEOUTS.stop + 5000;
