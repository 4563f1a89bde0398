import {
  FAULTS,
  failuresOf,
  perform,
  runBefore,
  versions,
  type Browser,
  type Task,
} from '../../tests/listen';

/** Plants faults one by one, and prints whether a task notices each. Returns the number of missed faults. */
export async function listenToFaults(
  tasks: readonly Task[],
  browsers: readonly Browser[],
): Promise<number> {
  versions(browsers);
  let missed = 0;
  let count = 0;
  for (const [where, faults] of Object.entries(FAULTS)) {
    const browser = browsers.find((one) => where.endsWith(`.${one}`));
    const task = tasks.find(({id}) => where === `${id}.${browser}`);
    if (!task || !browser) continue;
    for (const [name, code] of Object.entries(faults)) {
      const broken = failuresOf(await perform(task, browser, [runBefore('boot', code)]));
      count += 1;
      if (broken.length === 0) missed += 1;
      console.log(`${broken.length > 0 ? '✓ noticed' : '✗ missed'}: ${name}`);
      for (const line of broken.slice(0, 2)) console.log(`    ${line}`);
    }
  }
  console.log(`${count - missed} of ${count} planted faults noticed`);
  return missed;
}
