/** `npm start`: builds the site and serves it; `npm start -- --built` serves what is built, in any shell. */
import {run, script} from './parts';

const built = process.argv.includes('--built') ? 0 : run([script('scripts/build.ts')]);
if (built === 0) void import('../src/server').then(({runServer}) => runServer());
else process.exitCode = built;
