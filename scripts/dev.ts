/**
 * `npm run dev`: the site's development server, and beside it the forms service and the writers' check.
 * src/plugins/preview connects them.
 */
import {spawn} from 'node:child_process';
import {watch} from 'node:fs';
import {setTimeout as delay} from 'node:timers/promises';
import {messageOf, unreadableSidebars} from './check/index';
import {rejectUnwritable, takeLock} from './build/folder-lock';
import {command, NOT_POSSIBLE, oneOf, rejectExtraArguments} from './command-line';
import {DOCUSAURUS} from './command-line/parts';

const HELP = `npm run dev [-- --locale es]

Serves a live preview with working forms at http://localhost:3000, and the block catalogue at /_catalogue. Pages change as
you save them; each page ends with what \`npm run check\` reports. Ctrl+C stops it.

  --locale LOCALE  shows and checks a translation, such as es
  --poll           finds changes on file systems that do not announce them, such as network drives

The settings PORT and HOST set the address.
Exit codes: 0 stopped, 1 not possible, 2 wrong usage.`;

const OPTIONS = {locale: {type: 'string'}, poll: {type: 'boolean'}} as const;

/** Editors write a file in several steps. */
const SETTLE_MS = 200;

/** Docusaurus' generated files, apart from those of a build, so that both can run at the same time. */
const GENERATED = '.cache/dev';

/** Waits until sidebars.ts can be read, since the site cannot start without it. */
async function readableSidebars(): Promise<void> {
  const [fault] = unreadableSidebars();
  if (!fault) return;
  console.error(
    `sidebars.ts:${fault.line}: ${messageOf(fault)}\nThe preview starts once this is corrected.`,
  );
  await new Promise<void>((resolve) => {
    // The folder, since editors that replace the file when they save it end the watch of a file.
    const watcher = watch('.', (_event, name) => {
      if (name !== 'sidebars.ts') return;
      watcher.close();
      resolve();
    });
  });
  await delay(SETTLE_MS);
  return readableSidebars();
}

interface Preview {
  locale: string | undefined;
  poll: boolean | undefined;
}

/** Starts the preview. Returns the exit code of the site's server. */
async function start({locale, poll}: Preview): Promise<number> {
  await readableSidebars();
  // Imported late, since they read sidebars.ts, and so that --help does not load the server.
  const {service} = await import('../src/server');
  rejectUnwritable(GENERATED);
  // Docusaurus would ask for another port, or end with exit code 0.
  if (!(await service.canStart())) return NOT_POSSIBLE;
  const {LOCALES} = await import('../src/locales');
  const {serveFindings} = await import('./dev/findings');
  if (locale !== undefined) oneOf('--locale', Object.keys(LOCALES), locale);
  const release = takeLock(
    'dev',
    'npm run dev is already running in this folder. Use that one, or stop it.',
  );
  const settings = service.readSettings(process.env);
  const forms = await service.start({...settings, port: 0, host: '127.0.0.1'}, {site: false});
  const findings = await serveFindings(locale);
  console.log(`Forms service: ${forms.address} (data in ${forms.store.location})`);

  const options = [
    '--port',
    String(settings.port),
    '--host',
    settings.host,
    ...(locale === undefined ? [] : ['--locale', locale]),
    ...(poll ? ['--poll'] : []),
  ];
  const site = spawn(process.execPath, [DOCUSAURUS, 'start', '--no-open', ...options], {
    stdio: 'inherit',
    env: {
      // With --locale, the setting LOCALES is not needed.
      ...(locale !== undefined && {LOCALES: `en,${locale}`}),
      ...process.env,
      FORMS_DEV_PORT: new URL(forms.address).port,
      FINDINGS_DEV_PORT: String(findings.port),
      CATALOGUE: 'on',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: GENERATED,
    },
  });

  // All programs end with the site, so a signal only has to reach the site.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill(signal));
  forms.app.server.on('close', () => site.kill('SIGTERM'));
  site.on('error', (error) => console.error(`The site's server did not start: ${error.message}`));
  const code = await new Promise<number>((resolve) => {
    site.on('close', (status) => resolve(status ?? 0));
  });
  findings.stop();
  await forms.stop().finally(release);
  return code;
}

command({name: 'npm run dev --', help: HELP, options: OPTIONS}, async ({locale, poll}, args) => {
  rejectExtraArguments(args);
  const {SettingError, StoreUnavailableError} = await import('@trendsoft/forms-service');
  try {
    process.exit(await start({locale, poll}));
  } catch (error) {
    const isExpected = error instanceof SettingError || error instanceof StoreUnavailableError;
    if (!isExpected) throw error;
    console.error(error.message);
    return NOT_POSSIBLE;
  }
});
