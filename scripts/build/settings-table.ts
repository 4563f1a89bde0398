/** `npm run build -- settings`: writes the table of docs/settings.md from the declarations of the settings. */
import {readFileSync, writeFileSync} from 'node:fs';
import {settingsTable} from '../../src/server';

const FILE = 'docs/settings.md';
/** All lines that begin with a bar. */
const TABLE = /^\|[^]*\|$/m;

writeFileSync(
  FILE,
  readFileSync(FILE, 'utf8').replace(TABLE, () => settingsTable()),
);
