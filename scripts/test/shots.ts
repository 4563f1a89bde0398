/** `npm test -- shots`: pictures of every page and state in ./shots, with contact sheets. `--help` says more. */
import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import {FilterError, HELP, select} from '../../tests/gallery/filters';

const CONFIG = 'tests/gallery/playwright.config.ts';

/** Exit codes: 0 done, 1 a picture failed, 2 not understood. */
function main(args: string[]): number {
  const selection = select(args);
  if (!selection) {
    console.log(HELP);
    return 0;
  }
  if (!existsSync('build/index.html')) {
    console.error('There is no build to take pictures of. Make one: npm run build');
    return 1;
  }
  const env = {...process.env, SHOTS: JSON.stringify(selection)};
  const {status} = spawnSync('npx', ['playwright', 'test', '--config', CONFIG], {
    stdio: 'inherit',
    env,
  });
  if (existsSync('shots')) {
    for (const file of readdirSync('shots')) {
      if (file.startsWith('sheet-')) console.log(`shots/${file}`);
    }
  }
  return status ?? 1;
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof FilterError)) throw error;
  console.error(`${error.message}\nSee: npm test -- shots --help`);
  process.exitCode = 2;
}
