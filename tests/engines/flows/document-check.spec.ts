import {rmSync, writeFileSync} from 'node:fs';
import {DOCUMENT_MESSAGES} from '@trendsoft/document-check/messages';
import {formatMessage} from '@trendsoft/document-check/plurals';
import {quote} from '../../../src/forms/tables';
import {harm} from '../../fixtures/documents/harm';
import {
  BROKEN_SCAN,
  CHECK,
  CHINESE,
  CLEAN,
  FAULTY,
  LETTER,
  OTHER_SCANS,
  PICTURE,
  SCAN,
  chosen,
  type Chosen,
} from '../../setup/documents';
import {t} from '../../setup/messages';
import {SEND, SENT, field, fillIn, valueOf} from '../forms';
import {expect, flow, test} from '../setup';
import type {Tab, Target} from '../tab';

const INPUT = 'main [data-needs-script] input[type=file]';
/** The result of a document. */
const RESULT = 'main section[aria-labelledby]';
const REFUSED = 'main section[data-refused]';
const PROGRESS = 'main progress';
/** The buttons that show places on their page, in the list of the first finding. */
const PLACES = `${RESULT} li:first-child > details > details`;
/** The page of a place. */
const PAGE = `${RESULT} canvas`;
/** One row for each of several documents. */
const ROWS = 'main tbody > tr';
/** Live region with status messages. */
const LIVE = 'main div:has(> [data-needs-script]) > [role=status]';

const resultOf = ({name}: {name: string}): Target => ({role: 'region', name, within: 'main'});
const titleOf = ({name}: {name: string}): Target => ({role: 'heading', name, within: 'main'});
const press = (tab: Tab, name: string) => tab.click({role: 'button', name, within: 'main'});
/** Waits until each of several documents has a row; WebKit is slow with hostile ones. */
const waitForRows = (tab: Tab, count: number) =>
  expect
    .poll(() => tab.on('main', (main, rows) => main.querySelectorAll(rows).length, ROWS), {
      timeout: 60_000,
    })
    .toBe(count);
const expectNothingSent = ({proxy}: Tab) =>
  expect(proxy.requests.filter((request) => !request.startsWith('GET'))).toEqual([]);

/** Writes documents to files. */
const writeFiles = (...documents: Chosen[]): string[] =>
  documents.map(({name, buffer}) => {
    const file = test.info().outputPath(name);
    writeFileSync(file, buffer);
    return file;
  });

/** Writes documents to files, and chooses them. */
const choose = (tab: Tab, ...documents: Chosen[]): Promise<void> =>
  tab.session.chooseFiles(INPUT, ...writeFiles(...documents));

/** Chooses a document and waits for its result. */
async function check(tab: Tab, document: Chosen): Promise<void> {
  await choose(tab, document);
  await tab.waitToSee(resultOf(document));
}

flow('a result lists faults and where they are', {smoke: true}, async (tab, {open}) => {
  const release = await open(CHECK);
  await choose(tab, FAULTY);
  if (release) {
    release();
    await tab.hydrate();
  } else await tab.waitForFocus(titleOf(FAULTY));
  await tab.waitToSee(resultOf(FAULTY));
  // The first finding is open, its places are not.
  expect(await tab.sees(`${RESULT} details[open] p`)).toBe(true);
  expect(await tab.sees(`${PLACES} > ul`)).toBe(false);
  await tab.focus(`${PLACES} > summary`);
  await tab.press('Enter');
  await tab.waitToSee(`${PLACES} [data-place]`);
  await tab.focus(`${PLACES} [data-place]`);
  await tab.press('Enter');
  await tab.waitToSee(`${RESULT} .checkOutline [aria-current]`);
  expect(await tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expectNothingSent(tab);
});

/** Shows the first place of the first finding on its page. */
async function showPlace(tab: Tab): Promise<void> {
  await tab.click(`${PLACES} > summary`);
  await tab.click(`${PLACES} [data-place]`);
  await tab.waitToSee(`${RESULT} .checkOutline`);
}

/** Runs in the page. Returns whether elements are on the screen, and nothing covers them. */
function areOnScreen(result: Element, selector: string): boolean[] {
  return [...result.querySelectorAll(selector)].map((element) => {
    const {left, top, width, height} = element.getBoundingClientRect();
    const covering = document.elementFromPoint(left + width / 2, top + height / 2);
    return (
      element.contains(covering) || Boolean(covering?.closest('.checkPage')?.contains(element))
    );
  });
}

/** Runs in the page. Returns the share of dark pixels of the drawn page, in percent. */
function darkShare(canvas: HTMLCanvasElement): number {
  const {data} = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  let dark = 0;
  for (let i = 0; i < data.length; i += 4) {
    if (data[i]! < 128 && data[i + 3]! > 128) dark += 1;
  }
  return (400 * dark) / data.length;
}

flow(
  'scans, and text in a font that is not in the file, are drawn',
  {unhydrated: false, widths: [1280]},
  async (tab, {open}) => {
    await open(CHECK);
    for (const document of [SCAN, ...OTHER_SCANS, CHINESE]) {
      await check(tab, document);
      await showPlace(tab);
      expect(await tab.on(PAGE, darkShare), document.name).toBeGreaterThan(0.2);
      expect(await tab.text(`${RESULT} [role=group]`)).not.toContain(
        t('documents.report.whereIncomplete'),
      );
      await press(tab, t('documents.report.remove'));
    }
    const fetched = tab.proxy.requests.filter((request) => request.includes('/assets/pdfjs-'));
    expect(fetched.join(' ')).toMatch(/openjpeg_nowasm_fallback\.js.*UniGB-UCS2-H\.bcmap/);
    expectNothingSent(tab);
  },
);

flow(
  'a picture that cannot be drawn is reported',
  {unhydrated: false, widths: [1280], smoke: true},
  async (tab, {open}) => {
    await open(CHECK);
    await check(tab, BROKEN_SCAN);
    expect(tab.proxy.requests.join(' ')).not.toContain('/assets/pdfjs-');
    await showPlace(tab);
    await tab.waitToSee({role: 'group', name: t('documents.report.preview'), within: 'main'});
    await expect.poll(() => tab.text(LIVE)).toContain(t('documents.report.whereIncomplete'));
    await tab.waitToSee(`${RESULT} .checkPreview > p`);
    expect(await tab.text(`${RESULT} .checkPreview > p`)).toBe(
      t('documents.report.whereIncomplete'),
    );
  },
);

flow(
  'findings and their page stay in step',
  {unhydrated: false, smoke: true},
  async (tab, {open}) => {
    await open(CHECK);
    await check(tab, FAULTY);
    await showPlace(tab);
    const numbers = `${RESULT} .checkNumbers > button`;
    const selected = (within: string) =>
      tab.on(
        RESULT,
        (result, selector) => result.querySelector(selector)?.textContent,
        `${within}[aria-current]`,
      );
    expect(await selected('.checkNumbers > ')).toBe('1');
    // Both are on the screen: side by side, or one above the other.
    await expect
      .poll(() => tab.on(RESULT, areOnScreen, '[data-place][aria-current], .checkOutline'))
      .toEqual([true, true]);
    await tab.focus(`${numbers}:last-child`);
    await tab.press('Enter');
    await tab.waitForFocus(`${RESULT} [data-place="2"]`);
    expect(await selected('.checkNumbers > ')).toBe('2');
    await press(tab, t('documents.report.whereClose'));
    await tab.waitForFocus(`${RESULT} [data-place="2"]`);
    expect(await tab.sees(PAGE)).toBe(false);
  },
);

flow(
  'a fresh result does not move after its heading has the focus',
  {unhydrated: false, smoke: true},
  async (tab, {open}) => {
    tab.proxy.rule({path: /late-document-check-[\w-]+\.\w+\.js$/, delay: 300});
    await open(CHECK);
    await tab.evaluate(recordFocusedHeading);
    await choose(tab, FAULTY);
    await tab.waitForFocus(titleOf(FAULTY));
    await tab.waitToSee({role: 'link', name: t('documents.report.ask'), within: 'main'});
    // It is recorded in the next frame.
    await expect.poll(() => tab.evaluate(() => 'focusedAt' in globalThis)).toBe(true);
    const {before, after} = await tab.evaluate(headingMoved);
    expect(after).toBe(before);
  },
);

flow(
  'a file that was deleted after its check cannot be drawn, and the page says why',
  {unhydrated: false},
  async (tab, {open}) => {
    await open(CHECK);
    await check(tab, FAULTY);
    rmSync(test.info().outputPath(FAULTY.name));
    await tab.click(`${PLACES} > summary`);
    await tab.click(`${PLACES} [data-place]`);
    const message = t('documents.report.whereChanged').replace('{file}', FAULTY.name);
    await tab.waitToSee(`${RESULT} .checkPreview`);
    await expect.poll(() => tab.text(`${RESULT} .checkPreview`)).toContain(message);
    await expect.poll(() => tab.text(LIVE)).toContain(message);
  },
);

flow(
  'a page that could not be drawn is drawn when its place is chosen again',
  {widths: [1280], unhydrated: false, expectedMessages: /load|NetworkError|ERR_EMPTY_RESPONSE/i},
  async (tab, {open}) => {
    await open(CHECK);
    await check(tab, FAULTY);
    await tab.click(`${PLACES} > summary`);
    for (const missing of [/late-document-check-preview\./, /pdfjs_worker\./]) {
      const restore = tab.proxy.rule({path: missing, lost: true});
      await tab.click(`${PLACES} [data-place]`);
      await expect.poll(() => tab.proxy.requests.some((path) => missing.test(path))).toBe(true);
      await expect
        .poll(() => tab.text(`${RESULT} .checkPreview`))
        .toContain(t('documents.report.whereFailed'));
      restore();
    }
    await tab.click(`${PLACES} [data-place]`);
    await tab.waitToSee(`${RESULT} .checkOutline`);
  },
);

flow(
  'several files are listed, including one without faults and one of another type',
  {unhydrated: false},
  async (tab, {open}) => {
    const list = titleOf({name: formatMessage(t('documents.report.files'), {count: 3}, 'en')});
    await open(CHECK);
    await choose(tab, CLEAN, LETTER, PICTURE);
    await waitForRows(tab, 3);
    await tab.waitToBeGone(PROGRESS);
    await tab.waitForFocus(list);
    expect(await tab.sees(RESULT)).toBe(false);
    expect(await tab.text(`${ROWS}:first-child`)).toContain(LETTER.name);
    await press(tab, CLEAN.name);
    await tab.waitForFocus(titleOf(CLEAN));
    expect(await tab.text(resultOf(CLEAN))).toContain(t('documents.page.clean'));
    await press(tab, PICTURE.name);
    await tab.waitForFocus(titleOf(PICTURE));
    await tab.waitToSee(REFUSED);
    expect(await tab.sees(resultOf(CLEAN))).toBe(false);
    await press(tab, t('documents.report.back'));
    await tab.waitForFocus(list);
  },
);

flow(
  'hostile files get a result each, and a good file is checked after them',
  {unhydrated: false, widths: [1280]},
  async (tab, {open}) => {
    await open(CHECK);
    const files = harm();
    await choose(tab, ...files.map(({name, bytes}) => chosen(name, bytes)));
    await waitForRows(tab, files.length);
    await tab.waitToBeGone(PROGRESS);
    for (const {name, says} of files) {
      if (!says) continue;
      await press(tab, name);
      await tab.waitForFocus(titleOf({name}));
      expect(await tab.text(RESULT)).toContain(DOCUMENT_MESSAGES[says]!.message);
    }
    await check(tab, CLEAN);
    expect(await tab.text(resultOf(CLEAN))).toContain(t('documents.page.clean'));
  },
);

flow(
  'a missing reader is not reported as a damaged file',
  {widths: [1280], unhydrated: false, smoke: true, expectedMessages: /load|NetworkError/i},
  async (tab, {open}) => {
    const restore = tab.proxy.rule({path: /_pdf_check\./, lost: true});
    await open(CHECK);
    await check(tab, FAULTY);
    expect(await tab.text(`${REFUSED} > p`)).toBe(t('documents.page.unloaded'));
    restore();
    await choose(tab, FAULTY);
    await tab.waitToSee(`${RESULT}:not([data-refused])`);
  },
);

flow('a check is announced, and can be cancelled', {unhydrated: false}, async (tab, {open}) => {
  const release = tab.proxy.rule({path: /_pdf_check\./, hold: true});
  await open(CHECK);
  await choose(tab, FAULTY);
  await tab.waitToSee(PROGRESS);
  await expect.poll(() => tab.text(LIVE)).toContain(FAULTY.name);
  expect(await tab.sees(`${PROGRESS} + p`)).toBe(false);
  await choose(tab, CLEAN);
  await press(tab, t('documents.page.cancel'));
  await tab.waitToBeGone(PROGRESS);
  await tab.waitForFocus(INPUT);
  expect(await tab.text(LIVE)).toContain(t('documents.page.cancelled'));
  expect(await tab.sees(resultOf(FAULTY))).toBe(false);
  release();
  await check(tab, FAULTY);
});

flow(
  'a sample is checked, and its findings can be copied and saved',
  {widths: [1280], unhydrated: false},
  async (tab, {open}) => {
    await open(CHECK);
    await press(tab, t('DocumentCheck.sampleFaulty'));
    const sample = 'sample-faulty.pdf';
    await tab.waitForFocus(titleOf({name: sample}));
    expectNothingSent(tab);
    await press(tab, t('documents.report.copy'));
    await expect.poll(() => tab.text(LIVE)).toContain(t('documents.report.copied'));
    await tab.click(field('message'));
    await tab.press('Control', 'v');
    await expect.poll(() => valueOf(tab, 'message')).toContain(sample);
    await tab.evaluate(recordSavedBlobs);
    for (const [button, type, content] of [
      ['saveHtml', 'text/html', '<html lang="en"'],
      ['saveEarl', 'application/ld+json', 'earl:failed'],
    ] as const) {
      await press(tab, t(`documents.report.${button}`));
      await expect.poll(() => tab.text(LIVE)).toContain(t('documents.report.saved'));
      const saved = await tab.evaluate(lastSaved);
      expect(saved.type).toContain(type);
      expect(saved.text).toContain(content);
      expect(saved.text).toContain(sample);
    }
  },
);

flow(
  'the quote form is prefilled with documents and findings beside a file of its own, and sends them',
  {unhydrated: false, smoke: true},
  async (tab, {open}) => {
    await open(CHECK);
    const [ownFile] = writeFiles(CLEAN);
    await tab.session.chooseFiles(field('documents'), ownFile!);
    await choose(tab, FAULTY, PICTURE);
    await waitForRows(tab, 2);
    const ask = {role: 'link', name: t('documents.report.ask'), within: 'main'};
    await tab.click(ask);
    const files = () =>
      tab.on(field('documents'), (input: HTMLInputElement) =>
        [...input.files!].map(({name}) => name),
      );
    await expect.poll(files).toEqual([CLEAN.name, FAULTY.name]);
    await tab.click(ask);
    await expect.poll(files).toEqual([CLEAN.name, FAULTY.name]);
    const findings = await valueOf(tab, 'findings');
    expect(findings).toContain(FAULTY.name);
    expect(await tab.text('form[aria-label] strong')).toBe(findings.split('\n')[0]);
    await fillIn(tab, quote, []);
    await tab.click(SEND);
    await tab.waitToSee(SENT);
    expect(tab.proxy.requests).toContain('POST /quote-form');
  },
);

flow(
  'a document that was saved again after its check is named when the quote form is sent',
  {widths: [1280], unhydrated: false},
  async (tab, {open}) => {
    await open(CHECK);
    await check(tab, FAULTY);
    writeFileSync(
      test.info().outputPath(FAULTY.name),
      Buffer.concat([FAULTY.buffer, FAULTY.buffer]),
    );
    await tab.click({role: 'link', name: t('documents.report.ask'), within: 'main'});
    await fillIn(tab, quote, []);
    await tab.click(SEND);
    const message = t('forms.documentsChanged').replace('{files}', FAULTY.name);
    await expect.poll(() => tab.text('[data-form-status]')).toContain(message);
    expect(await tab.attribute(field('documents'), 'aria-invalid')).toBe('true');
    expectNothingSent(tab);
  },
);
interface Focusing {
  focusedAt?: {heading: Element; top: number};
}

/** Runs in the page. Records where the heading of a result is when it gets the focus. */
function recordFocusedHeading(): void {
  document.addEventListener('focusin', ({target}) => {
    if (!(target instanceof HTMLHeadingElement)) return;
    requestAnimationFrame(() => {
      const {top} = target.getBoundingClientRect();
      (globalThis as Focusing).focusedAt = {heading: target, top: Math.round(top + scrollY)};
    });
  });
}

/** Runs in the page. Returns where in the page the heading was, and where it is. */
function headingMoved() {
  const {heading, top} = (globalThis as Focusing).focusedAt!;
  return {before: top, after: Math.round(heading.getBoundingClientRect().top + scrollY)};
}

interface Saving {
  saved?: Blob;
}

/** Runs in the page. Records blobs that are saved. */
function recordSavedBlobs(): void {
  const make = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (blob: Blob) => {
    (globalThis as Saving).saved = blob;
    return make(blob);
  };
}

/** Runs in the page. Returns the blob saved last. */
async function lastSaved(): Promise<{type: string; text: string}> {
  const {saved} = globalThis as Saving;
  return {type: saved!.type, text: await saved!.text()};
}
