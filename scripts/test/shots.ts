/** `npm test -- shots`: screenshots of built pages in ./shots, for reviewing visible changes. */
import type {Page} from '@playwright/test';
import {spawn} from 'node:child_process';
import {createRequire} from 'node:module';
import {requireBuild} from '../build/require-build';
import {command, oneOf, OK} from '../command-line';
import {script} from '../command-line/parts';
import {programPath} from '../programs';

// Not imported, because jiti cannot load it.
const {chromium} = createRequire(import.meta.url)(
  '@playwright/test',
) as typeof import('@playwright/test');

const SCHEMES = {
  light: {colorScheme: 'light'},
  dark: {colorScheme: 'dark'},
  forced: {colorScheme: 'dark', forcedColors: 'active'},
} as const;
type Scheme = keyof typeof SCHEMES;

const WIDTHS = ['320', '768', '1280'];
const DEFAULT_SCHEMES: Scheme[] = ['light'];

const HELP = `npm test -- shots [--width PIXELS]... [--scheme light|dark|forced]... [ADDRESS]...

Takes pictures of pages, such as /About (default: the home page), into shots/. Needs a build.
  --width   may be repeated (default: ${WIDTHS.join(', ')})
  --scheme  may be repeated (default: light)`;

const OPTIONS = {
  width: {type: 'string', multiple: true, default: WIDTHS},
  scheme: {type: 'string', multiple: true, default: DEFAULT_SCHEMES as string[]},
} as const;

const PORT = process.env['TEST_PORT'] ?? '4173';

command({name: 'npm test -- shots', help: HELP, options: OPTIONS}, async (values, args) => {
  const names = Object.keys(SCHEMES) as Scheme[];
  const schemes = values.scheme.map((name) => oneOf('--scheme', names, name));
  requireBuild();
  const executablePath = programPath('chromium');
  const server = spawn(process.execPath, script('src/server/main.ts'), {
    env: {...process.env, PORT, DATA_DIR: 'test-results/shots-data'},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const browser = await chromium.launch({executablePath, args: ['--no-sandbox']});
  try {
    await new Promise((resolve) => server.stdout.once('data', resolve));
    for (const scheme of schemes) {
      const page = await browser.newPage({reducedMotion: 'reduce', ...SCHEMES[scheme]});
      for (const width of values.width) {
        await takeShots(page, args.length > 0 ? args : ['/'], width, scheme);
      }
      await page.close();
    }
  } finally {
    await browser.close();
    server.kill();
  }
  return OK;
});

async function takeShots(
  page: Page,
  routes: readonly string[],
  width: string,
  scheme: Scheme,
): Promise<void> {
  await page.setViewportSize({width: Number(width), height: 900});
  for (const route of routes) {
    await page.goto(`http://127.0.0.1:${PORT}${route}`, {waitUntil: 'networkidle'});
    const name = route.replaceAll(/[^\w-]+/g, '-').replaceAll(/^-|-$/g, '') || 'home';
    const path = `shots/${name}-${width}-${scheme}.png`;
    await page.screenshot({path, fullPage: true, animations: 'disabled'});
    console.log(path);
  }
}
