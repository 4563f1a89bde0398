/** Chromium, by its WebDriver server. */
import {UNSEEN} from '../../setup/chromium';
import {Classic} from './classic';
import {start} from './program';
import type {Session} from './session';

const ARGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${UNSEEN.join(',')}`,
];

interface LogEntry {
  level: string;
  message: string;
}

/** @param proxy port of the one that refuses what is not ours */
export async function openChromium(
  proxy: number,
  driverProgram: string,
  program?: string,
): Promise<Session> {
  const driver = await start(driverProgram, ['--port=0'], /started successfully on port (\d+)/);
  const session = await Classic.open(`http://127.0.0.1:${driver.said}`, {
    'goog:chromeOptions': {
      ...(program && {binary: program}),
      args: [...ARGS, `--proxy-server=http://127.0.0.1:${proxy}`],
    },
    'goog:loggingPrefs': {browser: 'ALL'},
  });
  const quit = session.close.bind(session);
  return Object.assign(session, {
    // A window cannot be as narrow as a phone.
    resize: async (width: number, height: number) => {
      const params = {width, height, deviceScaleFactor: 1, mobile: false};
      await session.post('/goog/cdp/execute', {
        cmd: 'Emulation.setDeviceMetricsOverride',
        params,
      });
    },
    takeMessages: async () => {
      const log = (await session.post('/se/log', {type: 'browser'})) as LogEntry[];
      return log
        .filter(({level}) => ['SEVERE', 'WARNING'].includes(level))
        .map(({level, message}) => `${level}: ${message}`);
    },
    close: async () => {
      await quit().catch(() => undefined);
      await driver.stop();
    },
  });
}
