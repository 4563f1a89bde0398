/** Tries web-audit on a site that is not ours: packages/web-audit/example. */
import {expect, test} from '@playwright/test';
import {headlessChromium} from '../../scripts/programs';

const TITLE = 'web-audit finds nothing on a good site, and most of the faults planted in it';

test(TITLE, {tag: '@slow'}, async ({}, info) => {
  test.setTimeout(300_000);
  // Imported late: it loads the audit's engines, which takes longer than all other files of tests.
  const {tryExample} = await import('../../packages/web-audit/example/trial');
  const {before, faults} = await tryExample(info.outputPath('site'), headlessChromium());
  expect(before.map(({rule, page}) => `${rule} on ${page}`)).toEqual([]);
  const missed = faults.filter(({findings}) => findings.length === 0).map(({name}) => name);
  expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(2);
});
