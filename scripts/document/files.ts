/** Checks the files that are named, and prints what was found. */
import {sayDocumentIn} from '../../src/documents';
import {reportText} from '../../src/documents/text';
import {outcomeOf, readBytes} from './read';

/** @returns whether every file was read */
export async function checkFiles(
  files: string[],
  {json, all}: {json: boolean; all: boolean},
): Promise<boolean> {
  const say = sayDocumentIn();
  let good = true;
  for (const file of files) {
    const outcome = await outcomeOf(readBytes(file));
    if (outcome.type === 'refused') good = false;
    if (json) {
      const rest = outcome.type === 'done' ? outcome.report : {refused: outcome.reason};
      console.log(JSON.stringify({file, ...rest}));
      continue;
    }
    console.log(`${file}\n`);
    if (outcome.type === 'done') console.log(`${reportText(outcome.report, all)}\n`);
    else console.log(`${say(`refusal.${outcome.reason}`)}\n${outcome.crash ?? ''}`);
  }
  return good;
}
