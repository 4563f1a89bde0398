import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {ensurePostgres, findPostgres} from '../../scripts/postgres';

const named = process.env['POSTGRES_BIN'];
afterEach(() => {
  if (named === undefined) delete process.env['POSTGRES_BIN'];
  else process.env['POSTGRES_BIN'] = named;
});

test('the folder that is found holds what starts a PostgreSQL', () => {
  expect(existsSync(join(ensurePostgres(), 'initdb'))).toBe(true);
});

test('POSTGRES_BIN is taken at its word, or refused with an example', () => {
  process.env['POSTGRES_BIN'] = findPostgres() ?? '';
  expect(findPostgres()).toBe(process.env['POSTGRES_BIN']);
  process.env['POSTGRES_BIN'] = __dirname;
  expect(() => findPostgres()).toThrow(/POSTGRES_BIN is ".*", which holds no initdb/);
});
