import {COMMANDS, type Command} from './commands';

const ALWAYS = {
  '--dry-run': 'says what would be written, and writes nothing',
  '--help': 'this text',
};

function columns(rows: Record<string, string>): string[] {
  const width = Math.max(...Object.keys(rows).map((name) => name.length));
  return Object.entries(rows).map(([name, text]) => `  ${name.padEnd(width)}  ${text}`);
}

/** The help of one command, or of all. */
export function help(command?: Command): string {
  if (!command) {
    const made = Object.entries(COMMANDS).filter(([, {verb}]) => !verb);
    const rows = made.map(
      ([kind, {argument, summary}]) => [`${kind} ${argument}`, summary] as const,
    );
    return [
      'Makes the files of something new, with words to replace, and adds it to the menus.',
      '',
      'Usage: npm run new -- KIND NAME [options]',
      '',
      ...columns(Object.fromEntries(rows)),
      '',
      'Each has its own help, such as: npm run new -- service --help',
      'Exit codes: 0 done, 1 not possible, 2 not understood; nothing is written then.',
    ].join('\n');
  }
  const [kind = ''] = Object.entries(COMMANDS).find(([, other]) => other === command) ?? [];
  const own = Object.entries(command.options).map(
    ([name, [value, meaning]]) => [`--${name} ${value}`, meaning] as const,
  );
  return [
    `Usage: npm run ${command.verb ? `${kind} --` : `new -- ${kind}`} ${command.argument} [options]`,
    '',
    `${command.verb ? '' : 'Makes '}${command.summary}.`,
    '',
    ...columns({...Object.fromEntries(own), ...ALWAYS}),
  ].join('\n');
}
