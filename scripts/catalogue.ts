/**
 * `npm run catalogue`: builds the site with the catalogue of blocks into .catalogue/, and serves it.
 * `--build` only builds it. The public site in build/ is not touched.
 */
import {spawnSync} from 'node:child_process';

const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
const FOLDER = '.catalogue';

const HELP = `npm run catalogue [-- --build]

Builds the site with the catalogue of blocks into ${FOLDER}/ and serves it: http://localhost:3000/_catalogue
The live preview (npm run dev) has the catalogue at the same address.

  --build  builds it and ends`;

/** Runs a program with the settings of this one and more. @returns its exit code */
function node(args: string[], more: Record<string, string>): number {
  const env = {...process.env, ...more};
  return spawnSync(process.execPath, args, {stdio: 'inherit', env}).status ?? 1;
}

function main(): number {
  const built = node([DOCUSAURUS, 'build', '--out-dir', `${FOLDER}/build`], {
    CATALOGUE: 'on',
    // Beside the live preview's, which may be running.
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${FOLDER}/generated`,
  });
  if (built !== 0 || process.argv.includes('--build')) return built;
  const server = ['--import', 'jiti/register', 'src/server/main.ts'];
  console.log('The catalogue is at /_catalogue.');
  return node(server, {SITE_DIR: `${FOLDER}/build`});
}

if (process.argv.includes('--help')) console.log(HELP);
else process.exitCode = main();
