/** Starts the engines that are installed here. */
import {openChromium, openFirefox, openWebKit, type Session} from '@trendsoft/web-audit/browsers';
import {headlessChromium, programPath} from '../../scripts/programs';
import {PLAIN_ARGS} from '../setup/chromium';

/** Starts Firefox. @param proxy port of the proxy that rejects external requests @param preferences of about:config */
export const firefox = (
  proxy: number,
  preferences?: Readonly<Record<string, number>>,
): Promise<Session> => openFirefox({program: programPath('firefox'), proxy, preferences});

/** Starts an engine. Parameter: port of the proxy that rejects external requests. */
export const open = {
  chromium: (proxy: number): Promise<Session> =>
    openChromium({
      program: headlessChromium() ?? programPath('chromium'),
      args: PLAIN_ARGS,
      proxy,
    }),
  firefox,
  webkit: (proxy: number): Promise<Session> =>
    openWebKit({
      programs: {
        driver: programPath('webkitDriver'),
        browser: programPath('miniBrowser'),
        display: programPath('xvfb'),
      },
      proxy,
      // `npm test` removes it.
      folder: 'test-results',
    }),
};
