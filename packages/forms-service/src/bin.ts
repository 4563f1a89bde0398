#!/usr/bin/env node
/** The program `forms-service`: serves a site, and manages what its forms have sent. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {createFormsService, type FormsService, type FormsServiceOptions} from './index.ts';

const CONFIGURATION = 'forms.config.mjs';

const HELP = `forms-service [--config FILE] serve | settings | COMMAND [options]

serve serves the site with its forms, until it gets SIGTERM or Ctrl+C.
settings lists the settings, which are environment variables such as PORT, SITE_DIR and DATA_DIR.
The other commands manage what was submitted: forms-service list; forms-service --help lists them.

FILE exports by default what createFormsService takes; default: ${CONFIGURATION}.

Exit codes: 0 done, 1 not possible, 2 wrong usage.
`;

interface CommandLine {
  /** Path of the configuration. */
  configuration: string;
  args: readonly string[];
}

/** The command line is wrong, or there is no configuration. */
class RefusedError extends Error {}

/** @throws RefusedError if a file is missing */
function parse(words: readonly string[]): CommandLine {
  const [option, file = ''] = words;
  if (option !== '--config') return {configuration: path.resolve(CONFIGURATION), args: words};
  if (file === '') throw new RefusedError('--config needs a file.');
  return {configuration: path.resolve(file), args: words.slice(2)};
}

/** @throws RefusedError if there is no such file */
async function serviceOf(configuration: string): Promise<FormsService> {
  if (!existsSync(configuration)) {
    throw new RefusedError(
      `There is no file ${configuration}. Name another with --config FILE. See forms-service --help.`,
    );
  }
  const url = pathToFileURL(configuration).href;
  const {default: options} = (await import(url)) as {default: FormsServiceOptions};
  return createFormsService(options);
}

async function main({configuration, args}: CommandLine): Promise<void> {
  const [name = '--help'] = args;
  if (name === '--help' || name === '-h') {
    process.stdout.write(HELP);
    if (!existsSync(configuration)) return;
  }
  await perform(await serviceOf(configuration), name, args);
}

/** @throws RefusedError for words after a command that takes none */
async function perform(service: FormsService, name: string, args: readonly string[]) {
  const isOwn = name === 'serve' || name === 'settings';
  if (isOwn && args.length > 1) throw new RefusedError(`Unexpected: "${args[1]}".`);
  if (name === 'serve') service.run();
  else if (name === 'settings') process.stdout.write(`${service.settingsTable()}\n`);
  else await service.runCommands(args.length > 0 ? args : ['--help']);
}

try {
  await main(parse(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof RefusedError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
