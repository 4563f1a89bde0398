/** `npm test -- shots`: pictures of every page and state in ./shots, with contact sheets. */
import {existsSync, readdirSync} from 'node:fs';
import {HELP, OPTIONS, select} from '../../tests/gallery/filters';
import {needsBuild} from '../build/needed';
import {command, noMore} from '../command-line';
import {run} from '../parts';
import {playwright} from './programs';

const CONFIG = 'tests/gallery/playwright.config.ts';

command({name: 'npm test -- shots', help: HELP, options: OPTIONS}, (values, words) => {
  noMore(words);
  const selection = select(values);
  needsBuild();
  const code = run([playwright('--config', CONFIG)], {SHOTS: JSON.stringify(selection)});
  const sheets = existsSync('shots') ? readdirSync('shots') : [];
  for (const file of sheets.filter((name) => name.startsWith('sheet-')))
    console.log(`shots/${file}`);
  return code;
});
