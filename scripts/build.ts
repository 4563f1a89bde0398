/**
 * `npm run build [-- --locales en,es]`: the site as visitors get it, compressed, with its list of packages.
 * `--locales` does what the setting LOCALES does, in shells that cannot set one for a command.
 */
import {spawnSync} from 'node:child_process';
import {parseArgs} from 'node:util';

const STEPS = [
  ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
  ['--import', 'jiti/register', 'scripts/compress.ts'],
  ['--import', 'jiti/register', 'scripts/sbom.ts'],
];

const {values} = parseArgs({options: {locales: {type: 'string'}}});
const env = {...process.env, ...(values.locales && {LOCALES: values.locales})};
const failed = STEPS.find(
  (args) => spawnSync(process.execPath, args, {stdio: 'inherit', env}).status !== 0,
);
process.exitCode = failed ? 1 : 0;
