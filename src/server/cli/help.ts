/** Help, made from the table of commands. */
import type {Command} from './command';
import {optionsOf} from './parse';

const PROGRAM = 'npm run forms --';

/** Every command with its summary. */
export function helpForAll(commands: readonly Command[]): string {
  const rows = commands.map(
    ({name, argument, summary}) => [[name, argument].filter(Boolean).join(' '), summary] as const,
  );
  return [
    'Looks after what was submitted through the forms. Safe beside a running server.',
    '',
    `Usage: ${PROGRAM} COMMAND [options]`,
    '',
    columns(rows),
    '',
    `Each command has its own help, such as: ${PROGRAM} list --help`,
    'ID is the id of a submission, or the reference that its sender was shown.',
    'It reads the settings of the server: DATA_DIR (default: ./data), or DATABASE_URL.',
    'Exit codes: 0 done, 1 not possible, 2 not understood.',
    'docs/operate.md is the guide.',
  ].join('\n');
}

/** One command with its options. */
export function helpFor(command: Command): string {
  const {name, argument, summary, notes} = command;
  const rows = Object.entries(optionsOf(command)).map(
    ([option, {value, help}]) => [`--${option}${value ? ` ${value}` : ''}`, help] as const,
  );
  return [
    `Usage: ${[PROGRAM, name, argument, '[options]'].filter(Boolean).join(' ')}`,
    '',
    summary,
    '',
    columns(rows),
    ...(notes ? ['', notes] : []),
  ].join('\n');
}

function columns(rows: ReadonlyArray<readonly [name: string, text: string]>): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`).join('\n');
}
