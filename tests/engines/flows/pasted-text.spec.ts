/** What people paste into the fields of every form: accepted after normalisation, with and without scripts. */
import {englishOf, errorId, fieldsOf, isAsked, type Field, type Form} from '../../../src/forms';
import {FORMS} from '../../../src/forms/tables';
import {FORM, SEND, SENT, STATUS, field, fillIn, valueOf} from '../forms';
import {expect, flow} from '../setup';
import type {Tab} from '../tab';

/** Returns what is pasted into a field, by its role; undefined for choices and dates. */
function pastedInto(table: Field): string | undefined {
  if (table.control !== 'text' || table.type === 'date') return undefined;
  if (table.type === 'email') return 'Asha Rao <user@bücher.example>;\u200b';
  if (table.characters === 'letters') return '山田\u3000José\u00a0ශ්\u200dරී';
  if (table.characters === 'digits') {
    return '\u202d９876543210\u202c'.slice(0, table.length ? 12 : 4);
  }
  return 'Rao\u000band \u0092Sons\u202e';
}

/** Pastes a text in place of a field's. */
async function paste(tab: Tab, target: string, text: string): Promise<void> {
  await tab.focus(target);
  await tab.on(
    target,
    (control: HTMLInputElement, pasted: string) => {
      control.select();
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else edits as a paste does in three engines
      document.execCommand('insertText', false, pasted);
    },
    text,
  );
}

const textsOf = (form: Form) =>
  fieldsOf(form).flatMap(([name, table]) => {
    const text = pastedInto(table);
    if (text === undefined || table.control !== 'text' || !isAsked(form, name, {})) return [];
    return [{name, table, text}];
  });

for (const form of FORMS) {
  flow(
    `the ${form.name} form accepts what people paste`,
    {smoke: true},
    async (tab, {hydrated, open}) => {
      await open(form.page);
      await fillIn(tab, form);
      for (const {name, text} of textsOf(form)) await paste(tab, field(name), text);
      const choices = fieldsOf(form).filter(([, table]) => table.control === 'select');
      for (const [name] of choices) {
        await tab.on(field(name), (list: HTMLSelectElement) => {
          list.selectedIndex = 1;
          list.dispatchEvent(new Event('change', {bubbles: true}));
        });
      }
      if (hydrated) {
        const address = textsOf(form).find(({table}) => table.type === 'email')!.name;
        await tab.focus(field(address));
        await tab.press('Tab');
        await expect.poll(() => valueOf(tab, address)).toBe('user@bücher.example');
      }
      await tab.click(SEND);
      await tab.waitToSee(SENT);
      expect(await tab.text(STATUS)).toContain(form.texts.succeeded);
    },
  );

  const required = textsOf(form).filter(({table}) => !table.optional);
  flow(
    `text of the ${form.name} form that nobody can see is no answer`,
    // Chromium reports the server's refusal itself.
    {expectedMessages: /status of 422/},
    async (tab, {open}) => {
      await open(form.page);
      await fillIn(tab, form);
      // A browser without scripts rejects a number of nothing with its own message.
      const plain = required.filter(
        ({table}) => table.characters !== 'digits' && table.type !== 'email',
      );
      for (const {name} of plain) await paste(tab, field(name), '\u200b\u2060\u00a0');
      // The message that appears when the field is left moves the button.
      await tab.press('Tab');
      await tab.click(SEND);
      await tab.waitToSee(`${STATUS} [role=alert]`);
      const shown = await tab.text(STATUS);
      for (const {name, table} of plain) {
        expect(shown).toContain(englishOf(form)[errorId(name, table, 'required')]);
        expect(await tab.attribute(field(name), 'aria-invalid')).toBe('true');
      }
      expect(
        await tab.on(FORM, (element) => element.querySelectorAll('[aria-invalid]').length),
      ).toBe(plain.length);
    },
  );
}
