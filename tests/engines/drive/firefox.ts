/** Firefox, by the WebDriver BiDi that it speaks itself: Debian has no geckodriver. */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Bidi} from './bidi';
import {start} from './program';
import type {Session} from './session';

/** @param proxy port of the one that refuses what is not ours */
function preferences(proxy: number): Record<string, string | number | boolean> {
  return {
    'network.proxy.type': 1,
    'network.proxy.http': '127.0.0.1',
    'network.proxy.http_port': proxy,
    'network.proxy.ssl': '127.0.0.1',
    'network.proxy.ssl_port': proxy,
    'network.proxy.no_proxies_on': '127.0.0.1',
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'app.update.disabledForTesting': true,
    'browser.startup.page': 0,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'ui.prefersReducedMotion': 0,
  };
}

export async function openFirefox(proxy: number, program: string): Promise<Session> {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const lines = Object.entries(preferences(proxy)).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const browser = await start(program, args, /WebDriver BiDi listening on (ws:\S+)/);
  const session = await Bidi.open(browser.said);
  return Object.assign(session, {
    close: async () => {
      await browser.stop();
      rmSync(profile, {recursive: true, force: true});
    },
  });
}
