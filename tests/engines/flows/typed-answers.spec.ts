/** Answers typed with an input method, dates typed with a slip, and answers before a form is sent for the first time. */
import {
  englishOf,
  errorId,
  fieldsOf,
  fileFieldsOf,
  type Form,
  type TextField,
} from '@trendsoft/forms-service/validate';
import {FORMS} from '../../../src/forms/tables';
import {SEND, SENT, STATUS, answersAskedBy, field, fillIn, valueOf} from '../forms';
import {expect, flow} from '../setup';
import type {Tab} from '../tab';

const textsOf = (form: Form) =>
  fieldsOf(form).filter((entry): entry is [string, TextField] => entry[1].control === 'text');

/** Sets a value as the browser does, with the events of one letter of a word that an input method composes. */
function compose(tab: Tab, name: string, text: string): Promise<void> {
  return tab.on(
    field(name),
    (control: HTMLInputElement, composed: string) => {
      control.focus();
      const {set} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
      const key = {key: 'Process', isComposing: true, bubbles: true};
      control.dispatchEvent(new CompositionEvent('compositionstart', {bubbles: true}));
      control.dispatchEvent(new KeyboardEvent('keydown', key));
      set!.call(control, composed);
      control.dispatchEvent(new InputEvent('input', {isComposing: true, bubbles: true}));
      control.dispatchEvent(new KeyboardEvent('keyup', key));
    },
    text,
  );
}

/** Waits until a check that has begun would have shown its message. */
function settle(tab: Tab): Promise<void> {
  return tab.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** Valid answers that are not sent as they were typed. */
const UNTIDY = {
  email: 'Asha <asha@example.com>.',
  letters: 'Asha  Rao ',
  digits: '9876543210 ',
} as const;

/** Runs in the page. */
function undo(): void {
  // oxlint-disable-next-line typescript/no-deprecated -- no key does it in three engines
  document.execCommand('undo');
}

interface Leaving {
  isLeft?: boolean;
}

/** Waits until the page that was marked by `isLeft` has been replaced. */
const waitForNewPage = (tab: Tab) =>
  expect
    .poll(() => tab.evaluate(() => !(globalThis as Leaving).isLeft).catch(() => false))
    .toBe(true);

const RETURNS: {way: string; comeBack: (tab: Tab, route: string) => Promise<void>}[] = [
  {
    way: 'after a reload',
    comeBack: async (tab) => {
      await tab.evaluate(() => {
        (globalThis as Leaving).isLeft = true;
        location.reload();
      });
      await waitForNewPage(tab);
    },
  },
  {
    way: 'after another page and Back',
    comeBack: async (tab, route) => {
      await tab.evaluate(() => {
        location.assign('/robots.txt');
      });
      await tab.waitForPath('/robots.txt');
      await tab.session.traverse(-1);
      await tab.waitForPath(route);
    },
  },
];

for (const form of FORMS) {
  const checked = textsOf(form).filter(([, {type, characters}]) => type === 'email' || characters);

  flow(
    `the ${form.name} form shows no error before an input method has finished a word @key-release`,
    {unhydrated: false, widths: [1280]},
    async (tab, {open}) => {
      await open(form.page);
      for (const [name, table] of checked) {
        await compose(tab, name, '1n');
        await settle(tab);
        expect([name, await tab.attribute(field(name), 'aria-invalid')]).toEqual([name, undefined]);
        await tab.on(field(name), (control) => {
          control.dispatchEvent(new CompositionEvent('compositionend', {bubbles: true}));
        });
        const message = englishOf(form)[errorId(name, table, 'invalid')];
        await expect.poll(() => tab.text(`[id$=${form.name}-${name}-error]`)).toBe(message);
      }
    },
  );

  flow(
    `the browser undoes typing in the ${form.name} form after a field was left`,
    {unhydrated: false, widths: [1280]},
    async (tab, {open}) => {
      await open(form.page);
      for (const [name, {characters}] of checked) {
        const typed = UNTIDY[characters ?? 'email'];
        await tab.focus(field(name));
        await tab.session.type(typed);
        await tab.press('Tab');
        await settle(tab);
        expect(await valueOf(tab, name)).toBe(typed);
        await tab.focus(field(name));
        await tab.evaluate(undo);
        expect(await valueOf(tab, name)).not.toBe(typed);
      }
    },
  );

  for (const {way, comeBack} of RETURNS) {
    flow(
      `what was typed into the ${form.name} form is there ${way}, and nowhere once it was sent`,
      {unhydrated: false, widths: [1280]},
      async (tab, {open}) => {
        await open(form.page);
        await fillIn(tab, form, []);
        const answers = () =>
          Promise.all(answersAskedBy(form).map(async ([name]) => [name, await valueOf(tab, name)]));
        const before = await answers();
        await comeBack(tab, form.page);
        await tab.waitToSee(SEND);
        await expect.poll(answers).toEqual(before);
        await tab.hydrate();
        await fillIn(tab, {...form, fields: {}}, fileFieldsOf(form));
        await tab.click(SEND);
        await tab.waitToSee(SENT);
        expect(await tab.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
      },
    );
  }

  const [deadline] = textsOf(form).find(([, {isDeadline}]) => isDeadline) ?? [];
  if (deadline === undefined) continue;

  flow(
    `the ${form.name} form rejects a day in the past`,
    {smoke: true},
    async (tab, {hydrated, open}) => {
      const choose = (day: string) =>
        tab.on(
          field(deadline),
          (control: HTMLInputElement, value: string) => {
            const {set} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
            set!.call(control, value);
            control.dispatchEvent(new Event('input', {bubbles: true}));
          },
          day,
        );
      await open(form.page);
      await fillIn(tab, form);
      for (const day of ['0027-03-31', '2020-01-01']) {
        await choose(day);
        await tab.click(SEND);
        if (hydrated) {
          await tab.waitForFocus(`${STATUS} [role=alert]`);
          const message = englishOf(form)[errorId(deadline, form.fields[deadline]!, 'past')];
          expect(await tab.text(STATUS)).toContain(message);
        } else {
          await tab.waitForFocus(field(deadline));
          expect(
            await tab.on(
              field(deadline),
              ({validity}: HTMLInputElement) => validity.rangeUnderflow,
            ),
          ).toBe(true);
        }
      }
      expect(tab.proxy.requests.filter((request) => request.startsWith('POST'))).toEqual([]);
      await choose(`${new Date().getFullYear() + 1}-03-31`);
      await tab.click(SEND);
      await tab.waitToSee(SENT);
    },
  );
}
