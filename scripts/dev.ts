/**
 * `npm run dev`: the forms service and the site's development server side by
 * side. docusaurus.config.ts passes the forms' endpoints on to FORMS_DEV_PORT.
 */
import {spawn} from 'node:child_process';
import {
  canStart,
  SettingError,
  StoreUnavailableError,
  readSettings,
  startService,
} from '../src/server';
import {rejectUnwritable, takeLock} from './build/folder-lock';
import {NotPossibleError} from './command-line';
import {DOCUSAURUS} from './parts';

/** Docusaurus' generated files, apart from those of a build, so that both can run at the same time. */
const GENERATED = '.cache/dev';

/** `--locale es` is enough to show Spanish, without the setting LOCALES. */
function locales(): {LOCALES?: string} {
  const [, locale] = /--locale[= ](\S+)/.exec(process.argv.join(' ')) ?? [];
  return locale === undefined || process.env['LOCALES'] ? {} : {LOCALES: `en,${locale}`};
}

async function start(): Promise<void> {
  rejectUnwritable(GENERATED);
  // Docusaurus would ask for another port, or end with exit code 0.
  if (!(await canStart())) process.exit(1);
  const release = takeLock(
    'dev',
    'npm run dev is already running in this folder. Use that one, or stop it.',
  );
  const settings = readSettings(process.env);
  const forms = await startService({...settings, port: 0, host: '127.0.0.1'}, {site: false});
  const {port} = new URL(forms.address);
  console.log(`Forms service: ${forms.address} (data in ${forms.store.location})`);

  const site = spawn(
    process.execPath,
    [
      DOCUSAURUS,
      'start',
      '--no-open',
      '--port',
      String(settings.port),
      '--host',
      settings.host,
      ...process.argv.slice(2),
    ],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        ...locales(),
        FORMS_DEV_PORT: port,
        CATALOGUE: 'on',
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: GENERATED,
      },
    },
  );

  // Both programs end with the site, so a signal only has to reach the site.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill(signal));
  forms.app.server.on('close', () => site.kill('SIGTERM'));
  site.on('error', (error) => console.error(`The site's server did not start: ${error.message}`));
  site.on('close', (code) => {
    void forms.stop().finally(() => {
      release();
      process.exit(code ?? 0);
    });
  });
}

start().catch((error: unknown) => {
  const expected = [SettingError, StoreUnavailableError, NotPossibleError];
  const known = error instanceof Error && expected.some((kind) => error instanceof kind);
  console.error(known ? error.message : error);
  process.exit(1);
});
