/** Files that are dropped or pasted anywhere on a page with a file field. */
import {expect, flow} from '../setup';
import type {Tab} from '../tab';

const CAREERS = '/TrendSoft/Career';
const CHECK = '/document-check';
const FIELD = 'main [type=file]';

interface Given {
  /** Names of the files. */
  files?: string[];
  /** Other data, by type. */
  data?: Record<string, string>;
}

/** Sends an event with files or data to an element. @returns whether the browser may handle it */
function give(tab: Tab, target: string, type: string, given: Given): Promise<boolean> {
  return tab.on(
    target,
    (element, eventType: string, {files = [], data = {}}: Given) => {
      const transfer = new DataTransfer();
      for (const name of files) {
        transfer.items.add(new File(['Some text'], name, {lastModified: 0}));
      }
      for (const [format, text] of Object.entries(data)) transfer.setData(format, text);
      const options = {bubbles: true, cancelable: true};
      const event =
        eventType === 'paste'
          ? new ClipboardEvent(eventType, options)
          : new DragEvent(eventType, options);
      // Firefox's constructor of clipboard events ignores files.
      Object.defineProperty(event, eventType === 'paste' ? 'clipboardData' : 'dataTransfer', {
        value: transfer,
      });
      return element.dispatchEvent(event);
    },
    type,
    given,
  );
}

const chosenIn = (tab: Tab, field: string) =>
  tab.on(field, ({files}: HTMLInputElement) => [...(files ?? [])].map(({name}) => name));

flow(
  'a file that is dropped beside the field is chosen in it, and the page stays',
  {smoke: true},
  async (tab, {open}) => {
    await open(CAREERS);
    expect(await give(tab, 'main h1', 'dragover', {files: ['resume.txt']})).toBe(false);
    await tab.waitToSee(`${FIELD}[data-drop-target]`);
    expect(await give(tab, 'main h1', 'drop', {files: ['resume.txt']})).toBe(false);
    await tab.waitToBeGone(`${FIELD}[data-drop-target]`);
    await tab.waitForFocus(FIELD);
    expect(await chosenIn(tab, FIELD)).toEqual(['resume.txt']);
    // A drag that leaves the window.
    await give(tab, 'main h1', 'dragover', {files: ['resume.txt']});
    await give(tab, 'main h1', 'dragleave', {files: ['resume.txt']});
    await tab.waitToBeGone(`${FIELD}[data-drop-target]`);
  },
);

flow(
  'several files for a field that takes one are refused',
  {widths: [1280]},
  async (tab, {open}) => {
    await open(CAREERS);
    const files = ['one.txt', 'two.txt'];
    expect(await give(tab, 'main h1', 'dragover', {files})).toBe(false);
    expect(await give(tab, 'main h1', 'drop', {files})).toBe(false);
    await give(tab, 'main h1', 'paste', {files});
    expect(await chosenIn(tab, FIELD)).toEqual([]);
  },
);

flow(
  'on a page with two file fields, a form takes what is dropped on it, and the check all else',
  {widths: [1280]},
  async (tab, {open}) => {
    await open(CHECK);
    const inForm = 'main form [type=file]';
    await give(tab, 'main h1', 'dragover', {files: ['report.pdf']});
    await tab.waitToSee('main [data-takes-pasted][data-drop-target]');
    await give(tab, 'main form textarea', 'dragover', {files: ['report.pdf']});
    await tab.waitToSee(`${inForm}[data-drop-target]`);
    await give(tab, 'main form textarea', 'drop', {files: ['report.pdf']});
    expect(await chosenIn(tab, inForm)).toEqual(['report.pdf']);
  },
);

flow(
  'dropped texts, links and pictures of a page stay with the browser',
  {widths: [1280]},
  async (tab, {open}) => {
    await open(CAREERS);
    const text = {data: {'text/plain': 'Ada Lovelace'}};
    const link = {data: {'text/uri-list': 'https://example.org/'}};
    const picture = {files: ['logo.png'], data: {'text/html': '<img src="logo.png">'}};
    for (const given of [text, link, picture]) {
      expect(await give(tab, 'main form input', 'dragover', given)).toBe(true);
      expect(await give(tab, 'main form input', 'drop', given)).toBe(true);
    }
    expect(await chosenIn(tab, FIELD)).toEqual([]);
  },
);

flow(
  'files that are dropped one after the other are all chosen in a field for several',
  {widths: [375]},
  async (tab, {open}) => {
    await open(CHECK);
    const field = 'main form [type=file]';
    for (const name of ['one.pdf', 'two.pdf', 'one.pdf']) {
      await give(tab, 'main form textarea', 'drop', {files: [name]});
    }
    await give(tab, 'main form textarea', 'paste', {files: ['three.pdf']});
    expect(await chosenIn(tab, field)).toEqual(['one.pdf', 'two.pdf', 'three.pdf']);
  },
);

flow(
  'a pasted file is chosen in an empty field, and replaces no other',
  {widths: [1280]},
  async (tab, {open}) => {
    await open(CAREERS);
    await give(tab, 'main form input', 'paste', {files: ['resume.txt']});
    await give(tab, 'main form input', 'paste', {files: ['image.png']});
    expect(await chosenIn(tab, FIELD)).toEqual(['resume.txt']);
    await give(tab, 'main form input', 'drop', {files: ['new.txt']});
    expect(await chosenIn(tab, FIELD)).toEqual(['new.txt']);
  },
);
