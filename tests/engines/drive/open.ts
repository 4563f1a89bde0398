import {ensured} from '../../../scripts/programs';
import {openChromium} from './chromium';
import {openFirefox} from './firefox';
import type {Engine, Session} from './session';
import {openWebKit} from './webkit';

/** Starts an engine. @param proxy port of the proxy that refuses what is not ours */
export function openEngine(engine: Engine, proxy: number): Promise<Session> {
  if (engine === 'firefox') return openFirefox(proxy, ensured('firefox'));
  if (engine === 'chromium') {
    return openChromium(proxy, ensured('chromedriver'), ensured('chromium'));
  }
  const [driver, browser, xvfb] = (['webkitDriver', 'miniBrowser', 'xvfb'] as const).map(ensured);
  return openWebKit(proxy, {driver: driver!, browser: browser!, xvfb: xvfb!});
}
