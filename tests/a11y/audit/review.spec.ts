/** `npm run audit -- --review`: the page that leads a person through what is left, until it is interrupted. */
import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {test} from '@playwright/test';
import {today} from '../../../src/plugins/openings/days';
import {pictureOf} from './review/pictures';
import {reviewServer} from './review/server';
import {selection} from './run';

test('the review', async ({browser, baseURL}) => {
  test.setTimeout(0);
  const server = reviewServer({
    siteDir: '.',
    site: baseURL!,
    pictureOf: (place) => pictureOf(browser, baseURL!, place),
    today: () => today(),
  });
  server.listen(selection.port, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  process.stdout.write(
    `The review is at http://127.0.0.1:${port} (the site at ${baseURL}). Ctrl+C ends it.\n`,
  );
  await once(server, 'close');
});
