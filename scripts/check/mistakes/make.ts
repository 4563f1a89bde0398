import {rmSync} from 'node:fs';
import type {Finding} from '../finding';
import {check} from '../check';
import {allFiles} from '../site';
import type {Mistake} from '.';
import {layOut, textOf} from './lay-out';

/** What the check says about a mistake, and the line on which it should say it. */
export interface Told {
  mistake: Mistake;
  line: number;
  findings: Finding[];
}

/** The file as the mistake leaves it. @throws Error when the site does not have what it replaces, once */
function withMistake({name, file, from, to}: Mistake): string {
  const text = textOf(file);
  if (from !== '' && text.split(from).length !== 2) {
    throw new Error(`${name}: ${file} does not have ${JSON.stringify(from)} once`);
  }
  return from === '' ? to : text.replace(from, () => to);
}

/** As the writer's program saves it. */
function saved(text: string, {encoding}: Mistake): Buffer {
  return Buffer.from(encoding === 'utf16le' ? `\ufeff${text}` : text, encoding);
}

/**
 * Makes each mistake alone and checks the whole site.
 *
 * @param mistakes none: the site is checked as it is
 * @param root a folder to make and throw away
 */
export async function tell(mistakes: readonly Mistake[], root: string): Promise<Told[]> {
  const project = process.cwd();
  const told: Told[] = [];
  try {
    for (const mistake of mistakes) {
      const text = withMistake(mistake);
      layOut(root, project, {[mistake.file]: saved(text, mistake)});
      process.chdir(root);
      const findings = await check(allFiles(), true);
      process.chdir(project);
      const line = text.split('\n').findIndex((one) => one.includes(mistake.at)) + 1;
      told.push({mistake, line, findings});
    }
  } finally {
    process.chdir(project);
    rmSync(root, {recursive: true, force: true});
  }
  return told;
}
