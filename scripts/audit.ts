/** `npm run audit`: axe, IBM's engine, html-validate and probes of our own on every page and state. */
import {existsSync} from 'node:fs';
import {NOT_POSSIBLE, OK} from './command-line';
import {run, script} from './command-line/parts';
import {ensurePrograms} from './programs';

const HELP = `npm run audit -- [--publish] [options of Playwright]

Audits every page of the built site in every state, a project for each width and scheme, then plants
faults to see that they are found. Builds first when there is no ./build. The report is audit/index.html.

  --publish             also writes docs/audit.json, from which the accessibility statement and the
                        conformance report are made; only for the whole audit
  --project NAME        such as '320 dark', '1280 forced colours', 'HTML', 'planted faults'
  --grep REGEXP         pages and states, such as /About, 'drawer', 'axe'
  --list                what would run; --help-playwright shows all other options

Exit codes: 0 nothing found, 1 violations, a page that could not be audited, or a planted fault not found.`;

const [first, ...rest] = process.argv.slice(2);

function audit(): number {
  if (first === '--help') {
    console.log(HELP);
    return OK;
  }
  if (first === '--publish' && rest.length > 0) {
    console.error(`--publish needs the whole audit: leave out ${rest.join(' ')}.`);
    return NOT_POSSIBLE;
  }
  ensurePrograms(['chromium']);
  if (!existsSync('build/index.html') && run([script('scripts/build.ts')]) !== OK) {
    return NOT_POSSIBLE;
  }
  const config = ['test', '--config', 'tests/a11y/audit/playwright.config.ts'];
  const options = process.argv.slice(2).filter((option) => option !== '--publish');
  const settings = first === '--publish' ? {PUBLISH: '1'} : {};
  return run([['node_modules/@playwright/test/cli.js', ...config, ...options]], settings);
}

process.exitCode = audit();
