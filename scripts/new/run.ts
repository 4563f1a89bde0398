import {help} from './help';
import {parse} from './parse';
import {readSite} from './site';
import {describe, write} from './write';

/**
 * Makes what a command line asks for, such as `['page', 'Case Studies']`.
 *
 * @param root folder of the repository
 * @param env where npm leaves the options that it took
 * @returns what to tell the user
 * @throws NotPossibleError when it is not possible; nothing is written then
 */
export async function run(
  args: string[],
  root: string,
  env: Readonly<Record<string, string | undefined>> = {},
): Promise<string> {
  const {command, name, second, given, dryRun: asksDryRun, help: asked} = parse(args);
  // npm keeps a --dry-run before the -- for itself, and says so in the environment.
  const dryRun = asksDryRun || env['npm_config_dry_run'] === 'true';
  if (!command || asked) return help(command);
  const plan = await command.plan(readSite(root), name, given, second);
  const told = describe(root, plan);
  if (dryRun) return `Nothing is written. This would be:\n\n${told}`;
  write(root, plan);
  return told;
}
