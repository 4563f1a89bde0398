import {once} from 'node:events';
import {mkdtemp, rm} from 'node:fs/promises';
import {request} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {eventually} from './setup/eventually';
import {ENQUIRY} from './setup/forms';
import {startMain} from './setup/programs';

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
