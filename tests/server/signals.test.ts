import {once} from 'node:events';
import {connect} from 'node:net';
import {mkdtemp, rm} from 'node:fs/promises';
import {request} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {eventually} from './setup/eventually';
import {ENQUIRY} from './setup/forms';
import {startMain} from './setup/programs';
import {STOP_GRACE_MS, TIMEOUTS} from '../../src/server/http/timeouts';

// Under npm one Ctrl+C, or one stop of a service, reaches the server twice.
test('a signal that comes twice lets an open request finish', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'signals-'));
  const running = await startMain({DATA_DIR: folder, SITE_DIR: 'none'});
  try {
    const post = request(`${running.url}/contact-form`, {
      method: 'POST',
      headers: {'content-type': 'application/json', expect: '100-continue'},
    });
    post.flushHeaders();
    // By then the server has read the headers.
    await once(post, 'continue');
    const answered = once(post, 'response');
    void running.end('SIGTERM');
    await eventually(() => expect(running.printed()).toContain('SIGTERM'));
    const ended = running.end('SIGTERM');
    post.end(JSON.stringify(ENQUIRY));
    const [{statusCode}] = (await answered) as [{statusCode: number}];
    expect([statusCode, await ended]).toEqual([200, 0]);
  } finally {
    await running.end('SIGKILL');
    await rm(folder, {recursive: true, force: true});
  }
});

// Anybody can begin an upload and never end it.
test('a slow upload does not keep the server from stopping', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'signals-'));
  const running = await startMain({DATA_DIR: folder, SITE_DIR: 'none'});
  const slow = connect(Number(new URL(running.url).port), '127.0.0.1');
  try {
    slow.write(
      'POST /careers-form HTTP/1.1\r\nHost: x\r\nContent-Length: 5000000\r\n' +
        'Content-Type: multipart/form-data; boundary=b\r\nExpect: 100-continue\r\n\r\n--b\r\n',
    );
    await once(slow, 'data');
    const startedAt = performance.now();
    expect(await running.end('SIGTERM')).toBe(0);
    const took = performance.now() - startedAt;
    expect(took).toBeGreaterThan(TIMEOUTS.stop - 1000);
    expect(took).toBeLessThan(STOP_GRACE_MS);
  } finally {
    slow.destroy();
    await running.end('SIGKILL');
    await rm(folder, {recursive: true, force: true});
  }
});
