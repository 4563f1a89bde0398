/** `npm start`: builds the site and serves it, in any shell. */
import {command, rejectExtraArguments} from './command-line';
import {run, script} from './parts';

const help = `npm start [-- --built]

Builds the site and serves it, with working forms. --built serves the last build.`;

command({name: 'npm start --', help, options: {built: {type: 'boolean'}}}, async (values, args) => {
  rejectExtraArguments(args);
  const code = values.built ? 0 : run([script('scripts/build.ts')]);
  if (code === 0) (await import('../src/server')).runServer();
  return code;
});
