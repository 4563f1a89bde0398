/** `npm run forms`: reads what was submitted, and erases it. Safe beside a running server. */
import {parseArgs} from 'node:util';
import {HELP, UsageError, erase, fetchFile, list, show, type Command} from './cli/commands';
import {SettingError, readSettings} from './settings';
import {openStore} from './store/open';
import {StoreUnavailableError} from './store/store';

const COMMANDS: Readonly<Record<string, Command>> = {list, show, file: fetchFile, erase};

const OPTIONS = {
  help: {type: 'boolean', short: 'h'},
  json: {type: 'boolean'},
  form: {type: 'string'},
  limit: {type: 'string'},
  out: {type: 'string'},
  email: {type: 'string'},
} as const;

/** Exit codes: 0 done, 1 not possible (no such id, no database), 2 not understood. */
async function run(args: string[]): Promise<number> {
  const {values, positionals} = parse(args);
  const [name = '', ...ids] = positionals;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (values.help || name === '') {
    console.log((command && HELP[name]) ?? HELP.all);
    return values.help ? 0 : 2;
  }
  if (!command) throw new UsageError(`There is no command "${name}".`);
  const unknown = Object.keys(values).find((option) => !command.options.includes(option));
  if (unknown) throw new UsageError(`"${name}" has no option --${unknown}.`);
  if (ids.length !== (command.takesId ? 1 : 0)) {
    throw new UsageError(command.takesId ? `"${name}" needs one ID.` : `"${name}" takes no ID.`);
  }
  const store = await openStore(
    {dataDir: readSettings(process.env).dataDir},
    {readOnly: !command.writes},
  );
  try {
    return await command.run(store, values, ids[0] ?? '');
  } finally {
    await store.close();
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({args, options: OPTIONS, allowPositionals: true});
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

run(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    const {message} = error as Error;
    const usage = error instanceof UsageError || error instanceof SettingError;
    console.error(usage ? `${message} See: npm run forms -- --help` : message);
    if (error instanceof StoreUnavailableError) {
      console.error('DATA_DIR must be the folder that the server uses (default: ./data).');
    }
    process.exitCode = usage ? 2 : 1;
  },
);
