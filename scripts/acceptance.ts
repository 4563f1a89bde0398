/** `npm run acceptance`: compares the built site with the specification, sentence by sentence. */
import {existsSync} from 'node:fs';
import {heavyPages} from '../tests/acceptance/heavy';
import {builtPages, deviationsOf} from '../tests/acceptance/deviations';
import {ROWS} from '../tests/acceptance/rows';

const [folder = 'build'] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
if (!existsSync(folder)) {
  console.error(`There is no ${folder}/. Run "npm run build" first.`);
  process.exit(2);
}
const pages = builtPages(folder);
const deviating = ROWS.map((row) => ({row, deviations: deviationsOf(row, pages)})).filter(
  ({deviations}) => deviations.length,
);
for (const {row, deviations} of deviating) {
  console.log(`\n${row.section}  ${row.sentence}`);
  for (const {where, what} of deviations) console.log(`   ${where}  ${what}`);
}
console.log(
  `\n${ROWS.length - deviating.length} of ${ROWS.length} sentences of the specification are as it says.`,
);
if (folder === 'build') {
  for (const heavy of heavyPages()) console.log(`advice: ${heavy}`);
}
if (deviating.length) process.exitCode = 1;
