/** What people paste into the fields of every form: accepted after normalisation, with and without scripts. */
import {englishOf, errorId, fieldsOf} from '@trendsoft/forms-service/validate';
import {FORMS} from '../../../src/forms/tables';
import {pastedTexts} from '../../setup/pasted';
import {FORM, SEND, SENT, STATUS, field, fillIn} from '../forms';
import {expect, flow} from '../setup';
import type {Tab} from '../tab';

/** Pastes a text in place of a field's. */
async function paste(tab: Tab, target: string, text: string): Promise<void> {
  await tab.focus(target);
  await tab.on(
    target,
    (control: HTMLInputElement, pasted: string) => {
      control.select();
      // oxlint-disable-next-line typescript/no-deprecated -- nothing else edits as a paste does in three engines
      document.execCommand('insertText', false, pasted);
    },
    text,
  );
}

for (const form of FORMS) {
  flow(`the ${form.name} form accepts what people paste`, {smoke: true}, async (tab, {open}) => {
    await open(form.page);
    await fillIn(tab, form);
    for (const {name, text} of pastedTexts(form)) await paste(tab, field(name), text);
    const choices = fieldsOf(form).filter(([, table]) => table.control === 'select');
    for (const [name] of choices) {
      await tab.on(field(name), (list: HTMLSelectElement) => {
        list.selectedIndex = 1;
        list.dispatchEvent(new Event('change', {bubbles: true}));
      });
    }
    await tab.click(SEND);
    await tab.waitToSee(SENT);
    expect(await tab.text(STATUS)).toContain(form.texts.succeeded);
  });

  const required = pastedTexts(form).filter(({table}) => !table.optional);
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
