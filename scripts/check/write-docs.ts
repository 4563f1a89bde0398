/**
 * `npm run check -- docs`: writes docs/front-matter.md and docs/writers-check.md from the rules and from
 * what the check says about each of scripts/check/mistakes, and the rows of guide-rows.ts. With `--print` it
 * writes nothing and prints these guides, and the findings, as JSON: tests compare them.
 */
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {CHECK_GUIDE, FRONT_MATTER_GUIDE, checkGuide, frontMatterGuide} from './docs';
import {guidesWithRows} from './guide-rows';
import {MISTAKES} from './mistakes';
import {tell} from './mistakes/make';

async function main(): Promise<void> {
  const told = await tell(MISTAKES, mkdtempSync(path.join(tmpdir(), 'mistakes-')));
  const guides = {
    [FRONT_MATTER_GUIDE]: frontMatterGuide(),
    [CHECK_GUIDE]: checkGuide(told),
    ...guidesWithRows((file) => readFileSync(file, 'utf8')),
  };
  if (process.argv.includes('--print')) {
    console.log(JSON.stringify({guides, told}));
    return;
  }
  for (const [file, text] of Object.entries(guides)) writeFileSync(file, text);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
