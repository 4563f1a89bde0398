/**
 * `npm run build:locales`: builds the site in every language that is tested, published or not,
 * into `.cache/locales`: the pseudo-locales (made afresh), and Spanish beside English.
 */
import {spawnSync} from 'node:child_process';

/** Built in continuous integration, whatever is published. */
const TESTED = ['en', 'es', 'en-XA', 'ar-XB'];

const COMMANDS = [
  ['--import', 'jiti/register', 'scripts/i18n-pseudo.ts'],
  ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', '--out-dir', '.cache/locales'],
];

const env = {...process.env, LOCALES: TESTED.join(',')};
const failed = COMMANDS.find(
  (args) => spawnSync(process.execPath, args, {stdio: 'inherit', env}).status !== 0,
);
process.exitCode = failed ? 1 : 0;
