import {readFileSync} from 'node:fs';
import {STOP_GRACE_MS, TIMEOUTS} from '../../src/server/timeouts';

test('a server that is told to stop, and systemd, wait for as long as an upload may take', () => {
  const unit = readFileSync('deploy/systemd/trendsoft.service', 'utf8');
  const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(unit) ?? [];
  expect(STOP_GRACE_MS).toBeGreaterThan(TIMEOUTS.request);
  expect(Number(seconds) * 1000).toBeGreaterThan(STOP_GRACE_MS);
});
