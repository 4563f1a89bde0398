import {FORM_NAMES} from '../../src/forms/tables';
import {COMMANDS} from '../../src/server/cli/commands';
import {forms} from './setup/command';

// Nothing is opened, so no folder is needed.
const env = {DATA_DIR: '/nonexistent/trendsoft'};

test.each(COMMANDS.map(({name}) => name))('%s has help with all its options', async (name) => {
  const {options = {}, summary} = COMMANDS.find((command) => command.name === name)!;
  const {code, out, error} = await forms([name, '--help'], env);
  expect({code, error}).toEqual({code: 0, error: ''});
  expect(out).toContain(`Usage: npm run forms -- ${name}`);
  expect(out).toContain(summary);
  for (const option of [...Object.keys(options), 'json', 'help']) {
    expect(out).toContain(`--${option}`);
  }
  expect((await forms([name, '-h'], env)).out).toBe(out);
});

test('the help of all names every command', async () => {
  const {code, out} = await forms(['--help'], env);
  expect(code).toBe(0);
  for (const {name, summary} of COMMANDS) {
    expect(out).toMatch(new RegExp(`^ {2}${name}\\b`, 'm'));
    expect(out).toContain(summary);
  }
});

test('help fits a terminal of 100 columns', async () => {
  const pages = await Promise.all(COMMANDS.map(({name}) => forms([name, '--help'], env)));
  const all = [...pages, await forms(['--help'], env)].flatMap(({out}) => out.split('\n'));
  expect(all.filter((line) => line.length > 100)).toEqual([]);
});

test('without a command it shows help as an error', async () => {
  const {code, out, error} = await forms([], env);
  expect({code, out}).toEqual({code: 2, out: ''});
  expect(error).toContain('Usage: npm run forms -- COMMAND');
});

test.each([
  [['remove'], 'There is no command "remove".'],
  [['constructor'], 'There is no command "constructor".'],
  [['lsit'], 'Did you mean "list"?'],
  [['migrate'], 'Did you mean "migrate-to"?'],
  [['--json', 'list'], 'The command comes first'],
  [['show'], '"show" needs one ID.'],
  [['show', 'a', 'b'], '"show" takes one ID only.'],
  [['list', 'a'], 'takes nothing but options'],
  [['list', '--limit', 'all'], '--limit is "all", but it must be a whole number, such as 50.'],
  [['list', '--limit', '0'], '--limit is "0"'],
  [['list', '--limit'], '--limit needs a value: --limit N'],
  [['list', '--form', 'x'], `--form is "x", but it must be one of: ${FORM_NAMES.join(', ')}.`],
  [['list', '--delivery', 'lost'], '--delivery is "lost"'],
  [['list', '--hold'], '"list" has no option --hold. Did you mean "--held"?'],
  [['list', '--held=yes'], '--held is a switch'],
  [['list', '--constructor'], 'has no option --constructor'],
  [['list', '--form', 'contact', '--form', 'careers'], 'got --form twice'],
  [['show', 'a', '--out', 'x'], 'has no option --out'],
  [['export', '--csv', '--json'], '--csv or --json, not both'],
  [['retry'], '"retry" needs one ID, or --dead, or --all.'],
  [['retry', '--all', '--dead'], '"retry" needs one ID, or --dead, or --all.'],
  [['retry', 'a', '--dead'], '"retry" needs one ID, or --dead, or --all.'],
  [['release'], '"release" needs one ID, or --all.'],
  [['erase'], '"erase" needs --email ADDRESS, or one ID.'],
  [['erase', '--email', '--dry-run'], '--email needs a value: --email ADDRESS'],
  [['erase', '--email='], '--email needs a value'],
  [['purge', '--days', '-1'], '--days needs a value'],
  [['backup'], '"backup" needs --out PATH.'],
  [['migrate-to'], 'needs a postgres:// URL'],
  [['migrate-to', 'mysql://db/forms'], 'DATABASE_URL'],
] as const)('exit 2 for %j', async (args, words) => {
  const {code, out, error} = await forms(args, env);
  expect({code, out}).toEqual({code: 2, out: ''});
  expect(error).toContain(words);
});

test('what was typed is printed without what a terminal would obey', async () => {
  const {error} = await forms(['li\u001b[31mst'], env);
  expect(error).toContain('There is no command "li\\u001b[31mst".');
});

test('a setting that cannot be right is named', async () => {
  const {code, error} = await forms(['list'], {...env, RETENTION_DAYS: 'forever'});
  expect(code).toBe(2);
  expect(error).toContain('RETENTION_DAYS is "forever"');
});
