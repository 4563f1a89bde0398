/** A document is checked again when it was fixed; the samples are checked without a file. */
import {CLEAN, FAULTY} from '../../setup/document-states';
import {word} from '../../setup/words';
import {CHECK, RESULT, choose, discardChosen, resultOf} from '../documents';
import {expect, flow, test} from '../setup';

test.afterEach(discardChosen);

flow('a new version says what was fixed', {asleep: false}, async (tab, {open}) => {
  await open(CHECK);
  await choose(tab, FAULTY);
  await tab.waitToSee(resultOf(FAULTY));
  await choose(tab, {...CLEAN, name: FAULTY.name});
  const changes = `${RESULT} .checkChanges`;
  await tab.waitToSee(changes);
  expect(await tab.text(changes)).toMatch(/4\D+0\D+0/);
  expect(await tab.evaluate(countResults)).toBe(1);
});

flow('a sample is checked without a file', {asleep: false}, async (tab, {open}) => {
  await open(CHECK);
  await tab.click({role: 'button', name: word('DocumentCheck.sampleFaulty'), within: 'main'});
  await tab.waitForFocus({role: 'heading', name: 'sample-faulty.pdf', within: 'main'});
  expect(tab.front.requests.filter((request) => !request.startsWith('GET'))).toEqual([]);
});

/** Runs in the page. */
function countResults(): number {
  return document.querySelectorAll('main section[aria-labelledby] .checkSentence').length;
}
