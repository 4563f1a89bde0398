import {CLEAN, FAULTY, LETTER, PICTURE, chosen} from '../../setup/document-states';
import {
  CHECK,
  INPUT,
  PDF_READER,
  PROGRESS,
  RESULT,
  SAID,
  choose,
  discardChosen,
  resultOf,
  titleOf,
} from '../documents';
import {SEND, SENT, field, filesOf, fillIn, questionsOf, valueOf} from '../forms';
import {DOCUMENT_MESSAGES} from 'document-check/words';
import {quote} from '../../../src/forms/tables';
import {harm} from '../../fixtures/documents/harm';
import {expect, flow, test} from '../setup';
import {word} from '../../setup/words';

const ROWS = 'main tbody > tr';
const FILES = 'documents.report.files';

test.afterEach(discardChosen);

flow('a document with faults: what was found, and where', {essence: true}, async (tab, {open}) => {
  const release = await open(CHECK);
  await choose(tab, FAULTY);
  if (release) {
    release();
    await tab.wake();
  } else await tab.waitForFocus(titleOf(FAULTY));
  await tab.waitToSee(resultOf(FAULTY));
  const places = `${RESULT} details > ul`;
  expect(await tab.sees(places)).toBe(false);
  await tab.focus(`${RESULT} summary`);
  await tab.press('Enter');
  await tab.waitToSee(places);
  await tab.press('Space');
  await tab.waitToBeGone(places);
  expect(await tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(tab.front.requests.filter((request) => !request.startsWith('GET'))).toEqual([]);
});

flow(
  'several at once: one without a fault, one that is no document',
  {asleep: false},
  async (tab, {open}) => {
    await open(CHECK);
    await choose(tab, CLEAN, LETTER, PICTURE);
    await expect.poll(() => tab.evaluate(count, ROWS)).toBe(3);
    await tab.waitToBeGone(PROGRESS);
    await tab.waitForFocus({role: 'heading', name: word(FILES).replace('{count}', '3')});
    expect(await tab.evaluate(count, RESULT)).toBe(0);
    expect(await tab.text(`${ROWS}:first-child`)).toContain(LETTER.name);
    await tab.click({role: 'button', name: CLEAN.name, within: 'main'});
    await tab.waitForFocus(titleOf(CLEAN));
    expect(await tab.text(resultOf(CLEAN))).toContain(word('documents.page.clean'));
    await tab.click({role: 'button', name: PICTURE.name, within: 'main'});
    await tab.waitForFocus(titleOf(PICTURE));
    expect(await tab.evaluate(count, RESULT)).toBe(1);
    expect(await tab.evaluate(count, 'main section[data-refused]')).toBe(1);
    await tab.click({role: 'button', name: word('documents.report.back'), within: 'main'});
    await tab.waitForFocus({role: 'heading', name: word(FILES).replace('{count}', '3')});
  },
);

flow(
  'files that are made to do harm: each is answered, and a good one is read after them',
  {asleep: false, widths: [1280]},
  async (tab, {open}) => {
    await open(CHECK);
    const files = harm();
    await choose(tab, ...files.map(({name, bytes}) => chosen(name, bytes)));
    await expect.poll(() => tab.evaluate(count, ROWS)).toBe(files.length);
    await tab.waitToBeGone(PROGRESS);
    for (const {name, says} of files) {
      if (!says) continue;
      await tab.click({role: 'button', name, within: 'main'});
      await tab.waitForFocus({role: 'heading', name, within: 'main'});
      expect(await tab.text(RESULT)).toContain(DOCUMENT_MESSAGES[says]!.message);
    }
    await choose(tab, CLEAN);
    await tab.waitToSee(resultOf(CLEAN));
    expect(await tab.text(resultOf(CLEAN))).toContain(word('documents.page.clean'));
  },
);

flow('it says what it reads, and can be cancelled', {asleep: false}, async (tab, {open}) => {
  const release = tab.front.rule({path: PDF_READER, answer: 'hold'});
  await open(CHECK);
  await choose(tab, FAULTY, CLEAN);
  await tab.waitToSee(PROGRESS);
  await expect.poll(() => tab.text(SAID)).toContain(FAULTY.name);
  await tab.click({role: 'button', name: word('documents.page.cancel'), within: 'main'});
  await tab.waitToBeGone(PROGRESS);
  await tab.waitForFocus(INPUT);
  expect(await tab.text(SAID)).toContain(word('documents.page.cancelled'));
  expect(await tab.sees(resultOf(FAULTY))).toBe(false);
  release();
  await choose(tab, FAULTY);
  await tab.waitToSee(resultOf(FAULTY));
});

flow(
  'what was found can be copied and saved',
  {widths: [1280], asleep: false},
  async (tab, {open}) => {
    await open(CHECK);
    await choose(tab, FAULTY);
    await tab.waitToSee(resultOf(FAULTY));
    await tab.click({role: 'button', name: word('documents.report.copy'), within: 'main'});
    await expect.poll(() => tab.text(SAID)).toContain(word('documents.report.copied'));
    await tab.click(field('message'));
    await tab.press('Control', 'v');
    await expect.poll(() => valueOf(tab, 'message')).toContain(FAULTY.name);
    await tab.evaluate(keepWhatIsSaved);
    for (const [button, type, holds] of [
      ['saveHtml', 'text/html', '<html lang="en"'],
      ['saveEarl', 'application/ld+json', 'earl:failed'],
    ] as const) {
      await tab.click({role: 'button', name: word(`documents.report.${button}`), within: 'main'});
      await expect.poll(() => tab.text(SAID)).toContain(word('documents.report.saved'));
      const saved = await tab.evaluate(lastSaved);
      expect(saved.type).toContain(type);
      expect(saved.text).toContain(holds);
      expect(saved.text).toContain(FAULTY.name);
    }
  },
);

flow(
  'documents and findings are handed to the form, which sends them',
  {asleep: false, essence: true},
  async (tab, {open}) => {
    await open(CHECK);
    await choose(tab, FAULTY, PICTURE);
    await expect.poll(() => tab.evaluate(count, ROWS)).toBe(2);
    await tab.click({role: 'link', name: word('documents.report.ask'), within: 'main'});
    await expect.poll(() => filesOf(tab, 'documents')).toEqual([FAULTY.name]);
    expect(await valueOf(tab, 'findings')).toContain(FAULTY.name);
    const [summary = ''] = (await valueOf(tab, 'findings')).split('\n');
    expect(await tab.text('form[aria-label] strong')).toBe(summary);
    await fillIn(tab, {...questionsOf(quote), files: []});
    await tab.click(SEND);
    await tab.waitToSee(SENT);
    expect(tab.front.requests).toContain('POST /quote-form');
  },
);

/** Runs in the page. */
function count(selector: string): number {
  return document.querySelectorAll(selector).length;
}

interface Saving {
  saved?: Blob;
}

/** Runs in the page: remembers what the browser is handed to save. */
function keepWhatIsSaved(): void {
  const make = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (blob: Blob) => {
    (globalThis as Saving).saved = blob;
    return make(blob);
  };
}

/** Runs in the page. */
async function lastSaved(): Promise<{type: string; text: string}> {
  const {saved} = globalThis as Saving;
  return {type: saved!.type, text: await saved!.text()};
}
