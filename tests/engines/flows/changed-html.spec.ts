/**
 * Extensions and translators change a page before it is hydrated, while the visitor is already using it. React then
 * re-creates a part of the page; nothing that the visitor did may be lost.
 */
import {writeFileSync} from 'node:fs';
import {fileFieldsOf, type Form} from '@trendsoft/forms-service/validate';
import {careers, contact, feedback, quote} from '../../../src/forms/tables';
import {CHECK, FAULTY} from '../../setup/documents';
import {t} from '../../setup/messages';
import {CHANGES, changeHtml, type Change} from '../foreign';
import {FORM, SEND, SENT, field, fillIn} from '../forms';
import {expect, test} from '../setup';
import type {Tab} from '../tab';
import {pageWith} from '../../setup/routes';

// React reports that it has re-created something.
test.use({expectedMessages: /onRecoverableError/});

const isHydrated = (tab: Tab) =>
  tab.evaluate(() => document.documentElement.dataset['hasHydrated'] === 'true');

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Types until the page is hydrated, and two letters more. @returns what was typed */
async function typeUntilHydrated(tab: Tab): Promise<string> {
  let typed = '';
  const typeOne = async () => {
    const letter = LETTERS[typed.length % LETTERS.length]!;
    await tab.session.type(letter);
    typed += letter;
  };
  while (!(await isHydrated(tab))) await typeOne();
  await typeOne();
  await typeOne();
  return typed;
}

/** Returns the content of all fields, with the caret of the focused one. Runs in the page. */
function stateOf(form: HTMLElement) {
  const controls = [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  return controls.map((control) => ({
    name: control.name,
    value: control.type === 'file' ? '' : control.value,
    isTicked: control.checked,
    files: [...(control.files ?? [])].map(({name}) => name),
    focus: control === document.activeElement,
    caret: control === document.activeElement ? control.selectionStart : 0,
  }));
}

/** Marks elements, to recognise those that are not re-created. Runs in the page. */
function mark(selectors: string[]): void {
  for (const selector of selectors) {
    document.querySelector<HTMLElement>(selector)!.dataset['mark'] = '';
  }
}

const FIELDS = [
  {form: contact, name: 'companyName'},
  {form: careers, name: 'name'},
  {form: quote, name: 'companyName'},
  {form: feedback, name: 'message'},
];

interface Case {
  form: Form;
  name: string;
  changes: readonly Change[];
}

const cases: Case[] = [
  ...CHANGES.map((change) => ({form: contact, name: 'companyName', changes: [change]})),
  ...FIELDS.map((one) => ({...one, changes: CHANGES})),
];

for (const {form, name, changes} of cases) {
  const what = changes.length === 1 ? changes[0]! : 'every change';
  test(`typing into the ${form.name} form goes on during hydration, after ${what}`, async ({
    tab,
  }) => {
    const release = await tab.openUnhydrated(form.page);
    await changeHtml(tab, FORM, ...changes);
    await tab.evaluate(mark, ['header a', 'main h1']);
    const files = form === quote ? [] : fileFieldsOf(form);
    await fillIn(tab, form, files);
    if (form === quote) {
      await tab.click(field('findingsOnly'));
      await tab.fill(field('findings'), 'Two faults');
    }
    await tab.fill(field(name), 'Blue Lamp');
    await tab.press('Home');
    await tab.press('ArrowRight');
    await tab.press('ArrowRight');
    const before = await tab.on(FORM, stateOf);
    release();
    const typed = await typeUntilHydrated(tab);
    const expected = before.map((control) =>
      control.focus ? {...control, value: `Bl${typed}ue Lamp`, caret: 2 + typed.length} : control,
    );
    expect(await tab.on(FORM, stateOf)).toEqual(expected);
    expect(await tab.sees('header a[data-mark]')).toBe(true);
    expect(await tab.sees('main h1[data-mark]')).toBe(true);
    await tab.click(SEND);
    await tab.waitToSee(SENT);
  });
}

test('typing into the sign-up form goes on during hydration, after every change', async ({tab}) => {
  const strip = 'main form[method=dialog]';
  const release = await tab.openUnhydrated('/');
  await changeHtml(tab, strip, ...CHANGES);
  await tab.fill(`${strip} input`, 'asha');
  release();
  const typed = await typeUntilHydrated(tab);
  await tab.session.type('@example.com');
  await tab.waitForFocus(`${strip} input`);
  const {value} = (await tab.on(strip, stateOf))[0]!;
  expect(value).toBe(`asha${typed}@example.com`);
  await tab.press('Enter');
  await expect.poll(() => tab.text(`${strip} [role=status]`)).toContain(t('SignUp.closed'));
});

test('a translated page keeps what is typed, and the page can be used', async ({tab}) => {
  const release = await tab.openUnhydrated(contact.page);
  await changeHtml(tab, '#__docusaurus', 'translated text');
  await fillIn(tab, contact);
  release();
  await tab.hydrate();
  await tab.click(SEND);
  await tab.waitToSee(SENT);
});

test('a file that was chosen for the document check is checked', async ({tab}) => {
  const release = await tab.openUnhydrated(CHECK);
  const file = test.info().outputPath(FAULTY.name);
  writeFileSync(file, FAULTY.buffer);
  await changeHtml(tab, 'main', ...CHANGES);
  await tab.session.chooseFiles('main [data-needs-script] input[type=file]', file);
  release();
  await tab.waitToSee({role: 'region', name: FAULTY.name, within: 'main'});
});

test('a tab that was focused and pressed on a translated page is selected', async ({tab}) => {
  const release = await tab.openUnhydrated(pageWith('Tabs'));
  await changeHtml(tab, '#__docusaurus', 'translated text');
  const second = 'main [data-awaits-script]:nth-of-type(2)';
  await tab.focus(second);
  await tab.on(second, (link) => link.click());
  release();
  await tab.waitToSee(`${second}[aria-selected=true]`);
  await tab.waitForFocus(second);
});

test('a carousel keeps its scroll position and focus', async ({tab}) => {
  const release = await tab.openUnhydrated('/');
  const row = 'main section[aria-roledescription] [role=group][tabindex="0"]';
  await tab.focus(row);
  await tab.on(row, (element) => element.scrollTo({left: 500, behavior: 'instant'}));
  await changeHtml(tab, 'main section[aria-roledescription]', 'translated text');
  release();
  const scrolled = () =>
    tab.on(
      row,
      (element) => element.matches(':focus') && element.querySelector('[data-copy]') !== null,
    );
  await expect.poll(scrolled).toBe(true);
});

test('an open question and an open drawer stay open on a translated page', async ({tab}) => {
  await tab.session.resize(375, 700);
  const release = await tab.openUnhydrated(pageWith('Question'));
  await changeHtml(tab, '#__docusaurus', 'translated text');
  await tab.click('main summary');
  await tab.click('header button[aria-haspopup=dialog]');
  await tab.click('header dialog summary');
  await tab.waitToSee('header dialog details a');
  release();
  await tab.hydrate();
  await tab.waitToSee('header dialog details a');
  await tab.waitForFocus('header dialog summary');
  expect(await tab.on('main details', (one: HTMLDetailsElement) => one.open)).toBe(true);
  await tab.press('Escape');
  await tab.waitForFocus('header button[aria-haspopup=dialog]');
});
