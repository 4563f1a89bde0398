/** `npm start`: builds the site and serves it, in any shell. */
import {NOT_POSSIBLE, OK, command, rejectExtraArguments} from './command-line';
import {run, script} from './command-line/parts';

const help = `npm start [-- --built]

Builds the site and serves it, with working forms. --built serves the last build.`;

command({name: 'npm start --', help, options: {built: {type: 'boolean'}}}, async (values, args) => {
  rejectExtraArguments(args);
  const {service} = await import('../src/server');
  if (!values.built) {
    if (!(await service.canStart())) return NOT_POSSIBLE;
    const code = run([script('scripts/build.ts')]);
    if (code !== OK) return code;
  }
  service.run();
  return OK;
});
