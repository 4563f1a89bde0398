/** What a screen reader reads of a document: the transcript of a result. */
import {readFileSync, writeFileSync} from 'node:fs';
import {CHECK, LETTER, chosen, type Chosen} from '../../setup/documents';
import * as wordFiles from '../../fixtures/documents/word';
import {t} from '../../setup/messages';
import {expect, flow, test} from '../setup';
import type {Tab, Target} from '../tab';

const INPUT = 'main [data-needs-script] input[type=file]';
/** The part of a result with the transcript. */
const PART = 'main .checkReader';
const LINES = `${PART} .checkLines`;
const CURRENT = `${LINES} [aria-current]`;
/** The disclosure with the version before. */
const VERSIONS = `${PART} > details > details > summary`;
const HEADINGS = `${PART} .checkTranscript > details`;
/** The samples of the site, one with faults and one without. */
const GOOD = chosen('good.pdf', readFileSync('static/samples/good.pdf'));
const FAULTY = chosen('faulty.pdf', readFileSync('static/samples/faulty.pdf'));

type Id = Parameters<typeof t>[0] extends infer Key
  ? Key extends `documents.transcript.${infer Rest}`
    ? Rest
    : never
  : never;

const word = (id: Id) => t(`documents.transcript.${id}`);
const button = (id: Id): Target => ({role: 'button', name: word(id), within: PART});

/** Writes a document to a file, and chooses it. */
async function chooseFile(tab: Tab, {name, buffer}: Chosen): Promise<void> {
  const file = test.info().outputPath(name);
  writeFileSync(file, buffer);
  await tab.session.chooseFiles(INPUT, file);
}

/** Opens the transcript of a document by keyboard. */
async function openTranscript(tab: Tab, document: Chosen): Promise<void> {
  const {name} = document;
  await chooseFile(tab, document);
  await tab.waitToSee({role: 'region', name, within: 'main'});
  await tab.focus(`${PART} > details > summary`);
  await tab.press('Enter');
  await tab.waitToSee(`${LINES} [data-line]`);
}

async function pressByKey(tab: Tab, id: Id): Promise<void> {
  await tab.focus(button(id));
  await tab.press('Enter');
}

/** Returns the pairs of numbers on the page of which one covers a part of the other. */
const overlapping = (tab: Tab) =>
  tab.on(PART, (part) => {
    const numbers = [...part.querySelectorAll('.checkOutline button')].map((button) => ({
      text: button.textContent,
      box: button.getBoundingClientRect(),
    }));
    return numbers.flatMap((a, index) =>
      numbers.slice(index + 1).flatMap((b) => {
        const isBeside = a.box.right <= b.box.left || b.box.right <= a.box.left;
        const isBelow = a.box.bottom <= b.box.top || b.box.bottom <= a.box.top;
        return isBeside || isBelow ? [] : [`${a.text} ${b.text}`];
      }),
    );
  });

const fits = (tab: Tab) =>
  tab.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

/** A document with more pictures without a text than a result lists. */
const PICTURES = chosen(
  'pictures.docx',
  Buffer.from(
    wordFiles.word({
      body:
        wordFiles.heading(1, 'Trees') +
        wordFiles.p('An oak.') +
        Array.from({length: 8}, () => wordFiles.picture('')).join(''),
    }),
  ),
);

const OPTIONS = {unhydrated: false, widths: [320, 1280]};

flow(
  'a transcript shows silences and headings, by keyboard @transcript',
  {...OPTIONS, smoke: true},
  async (tab, {open}) => {
    await open(CHECK);
    await openTranscript(tab, FAULTY);
    expect(await tab.text(LINES)).toContain(word('silence.picture'));
    await pressByKey(tab, 'nextSilence');
    await tab.waitForFocus(`${CURRENT}:has([data-silent])`);
    await tab.focus(`${HEADINGS} > summary`);
    await tab.press('Enter');
    await tab.focus(`${HEADINGS} li:last-child button`);
    await tab.press('Enter');
    await tab.waitForFocus(`${CURRENT}[data-kind=heading]`);
    expect(await fits(tab)).toBe(true);
    expect(tab.proxy.requests.filter((request) => !request.startsWith('GET'))).toEqual([]);
  },
);

flow(
  'a long list of pictures goes on in the transcript, by keyboard @transcript-list',
  OPTIONS,
  async (tab, {open}) => {
    await open(CHECK);
    await chooseFile(tab, PICTURES);
    await tab.waitToSee({role: 'region', name: PICTURES.name, within: 'main'});
    await tab.focus('main .checkTopic[data-kind=fault] details details > summary');
    await tab.press('Enter');
    await tab.focus({role: 'button', name: t('documents.report.allInOrder'), within: 'main'});
    await tab.press('Enter');
    await tab.waitForFocus(`${CURRENT}:has([data-silent])`);
    expect(await tab.text(CURRENT)).toContain(word('silence.picture'));
    expect(
      await tab.on(CURRENT, (line) => {
        const {top, bottom} = line.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }),
    ).toBe(true);
    expect(await fits(tab)).toBe(true);
  },
);

flow(
  'the page shows the reading order beside the lines, by keyboard @transcript-page',
  OPTIONS,
  async (tab, {open}) => {
    await open(CHECK);
    await openTranscript(tab, GOOD);
    await pressByKey(tab, 'onPage');
    await tab.waitToSee(`${PART} .checkOutline [aria-current]`);
    const numbers = `${PART} .checkOutline button`;
    const shown = await tab.on(PART, (part) =>
      [...part.querySelectorAll('.checkOutline button')].map(({textContent}) => textContent),
    );
    expect(shown.map(Number)).toEqual(shown.map(Number).toSorted((a, b) => a - b));
    expect(await overlapping(tab)).toEqual([]);
    await tab.focus(`.checkOutline:last-child button`);
    await tab.press('Enter');
    await tab.waitForFocus(`${CURRENT}[data-line="${shown.at(-1)}"]`);
    await tab.waitToSee(`${numbers}[aria-current]`);
    expect(await fits(tab)).toBe(true);
    await tab.focus({role: 'button', name: t('documents.report.whereClose'), within: PART});
    await tab.press('Enter');
    await tab.waitForFocus(button('onPage'));
  },
);

flow(
  'listening starts when it is asked for, and can be stopped @transcript-listen',
  OPTIONS,
  async (tab, {open}) => {
    await open(CHECK);
    await openTranscript(tab, LETTER);
    const canSpeak = await tab.evaluate(() => 'speechSynthesis' in window);
    expect(await tab.sees(`${PART} .checkListen`)).toBe(canSpeak);
    if (!canSpeak) return;
    expect(await tab.evaluate(() => speechSynthesis.speaking || speechSynthesis.pending)).toBe(
      false,
    );
    await pressByKey(tab, 'nextHeading');
    await tab.waitToSee(CURRENT);
    await pressByKey(tab, 'stop');
    await tab.waitToSee(button('listen'));
  },
);

flow(
  'a new version is compared with the one before, by keyboard @transcript-versions',
  OPTIONS,
  async (tab, {open}) => {
    await open(CHECK);
    await openTranscript(tab, FAULTY);
    await chooseFile(tab, {...GOOD, name: FAULTY.name});
    await tab.waitToSee('main .checkChanges');
    await tab.waitToSee(VERSIONS);
    await tab.focus(VERSIONS);
    await tab.press('Enter');
    await tab.waitToSee(`${PART} [data-change=removed]`);
    expect(await tab.text(`${PART} [data-change=removed]`)).toContain(word('removed'));
    expect(await tab.text(`${PART} [data-change=added]`)).toContain(word('added'));
    expect(await fits(tab)).toBe(true);
  },
);
