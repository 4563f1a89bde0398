import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {ensured, findProgram} from '../../scripts/programs';
import {PROGRAMS, type Program, type ProgramName} from '../../scripts/programs/table';

const environment = {...process.env};
afterEach(() => {
  process.env = {...environment};
});

const SETTINGS = Object.entries(PROGRAMS).flatMap(([name, {variable}]: [string, Program]) =>
  variable ? [[variable, name as ProgramName] as const] : [],
);

test('the folder that is found holds what starts a PostgreSQL', () => {
  expect(existsSync(join(ensured('postgres'), 'initdb'))).toBe(true);
});

test.each(SETTINGS)('%s is taken at its word, or refused with what is wrong', (variable, name) => {
  const found = findProgram(name);
  process.env[variable] = found ?? '';
  expect(findProgram(name)).toBe(found);
  process.env[variable] = join(__dirname, 'nothing');
  expect(() => findProgram(name)).toThrow(
    new RegExp(
      `^${variable} is ".*nothing", which (?:does not exist|holds no initdb and postgres)`,
    ),
  );
});
