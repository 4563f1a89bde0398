/**
 * A pointer that presses a control also takes the focus from a field. If the field's message appeared between press and
 * release, the control would move away from the pointer, and the browser would fire no click.
 */
import {fieldsOf, type Field, type Form} from '@trendsoft/forms-service/validate';
import {FORMS, contact, quote} from '../../../src/forms/tables';
import {SEND, STATUS, field} from '../forms';
import {expect, flow} from '../setup';
import type {Tab} from '../tab';
import {FOOTER_PAGE} from '../../setup/routes';

const ALERT = `${STATUS} [role=alert]`;

/** Pastes an invalid text. No key is released, so the field is checked only when it is left. */
async function pasteInto(tab: Tab, name: string): Promise<void> {
  await tab.click(field(name));
  await tab.on(field(name), () => {
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else edits as a paste does in three engines
    document.execCommand('insertText', false, '1n');
  });
}

/** Returns the lowest field that a function selects. */
const lowest = (form: Form, selects: (table: Field) => boolean): string | undefined =>
  fieldsOf(form).findLast(([, table]) => selects(table))?.[0];

const checkedText = (form: Form) =>
  lowest(form, (table) => {
    if (table.control !== 'text') return false;
    return table.type === 'email' || table.characters !== undefined;
  })!;

const listCheckedOnBlur = (form: Form) =>
  lowest(form, (table) => table.control === 'select' && table.checkOn === 'blur');

const errorOf = (form: Form, name: string) => `[id$=${form.name}-${name}-error]`;

for (const form of FORMS) {
  const text = checkedText(form);

  flow(
    `one click sends the ${form.name} form, although it takes the focus from an invalid field`,
    {unhydrated: false, widths: [1280]},
    async (tab, {open}) => {
      await open(form.page);
      await pasteInto(tab, text);
      await tab.clickSlowly(SEND);
      await tab.waitForFocus(ALERT);
      expect(await tab.attribute(field(text), 'aria-invalid')).toBe('true');
    },
  );

  const list = listCheckedOnBlur(form);
  if (list === undefined) continue;

  flow(
    `one click sends the ${form.name} form, although it takes the focus from a list without a choice`,
    {unhydrated: false, widths: [1280]},
    async (tab, {open}) => {
      await open(form.page);
      await tab.focus(field(list));
      await tab.clickSlowly(SEND);
      await tab.waitForFocus(ALERT);
    },
  );
}

flow(
  'one click follows a link below an invalid field',
  {unhydrated: false, widths: [375]},
  async (tab, {open}) => {
    await open(contact.page);
    await pasteInto(tab, checkedText(contact));
    await tab.clickSlowly(`footer a[href$="${FOOTER_PAGE}"]`);
    await tab.waitForPath(FOOTER_PAGE);
  },
);

flow(
  'one click ticks a box below an invalid field, whose message then appears',
  {unhydrated: false, widths: [375], smoke: true},
  async (tab, {open}) => {
    const text = checkedText(quote);
    await open(quote.page);
    await pasteInto(tab, text);
    await tab.clickSlowly(field('findingsOnly'));
    expect(await tab.on(field('findingsOnly'), ({checked}: HTMLInputElement) => checked)).toBe(
      true,
    );
    await tab.waitToSee(errorOf(quote, text));
  },
);

flow(
  'a message waits for the end of a press, but Tab shows it at once @key-release',
  {unhydrated: false, widths: [1280]},
  async (tab, {open}) => {
    const text = checkedText(contact);
    await open(contact.page);
    await pasteInto(tab, text);
    const release = await tab.pressAndHold('h1');
    expect(await tab.attribute(field(text), 'aria-invalid')).toBeUndefined();
    await release();
    await tab.waitToSee(errorOf(contact, text));
    await open(contact.page);
    await pasteInto(tab, text);
    await tab.press('Tab');
    await tab.waitToSee(errorOf(contact, text));
  },
);
