import {engineProgram} from '../../../scripts/engine-programs';
import {openChromium} from './chromium';
import {openFirefox} from './firefox';
import type {Engine, Session} from './session';
import {openWebKit} from './webkit';

/** Starts an engine. @param proxy port of the proxy that refuses what is not ours */
export function openEngine(engine: Engine, proxy: number): Promise<Session> {
  if (engine === 'firefox') return openFirefox(proxy, engineProgram('firefox'));
  if (engine === 'chromium') {
    return openChromium(proxy, engineProgram('chromedriver'), engineProgram('chromium'));
  }
  const [driver, browser, xvfb] = (['webkitDriver', 'miniBrowser', 'xvfb'] as const).map(
    engineProgram,
  );
  return openWebKit(proxy, {driver: driver!, browser: browser!, xvfb: xvfb!});
}
