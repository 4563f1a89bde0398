import type {Locator} from 'playwright-core';
import {type Probe, find} from '../probe';
import {changesOf, situationOf, type Situation} from '../page/situation';
import {onComputer} from '../when';

const FIELDS = 'select, input:not([type=hidden], [type=file], [type=submit], [tabindex="-1"])';

/** 3.2.2: input alone does not change the context. The probe changes every field. */
export const onInput: Probe = {
  id: 'on-input',
  title: 'Changing a field neither navigates nor opens anything, and does not move the focus',
  criteria: ['3.2.2'],
  applies: onComputer,
  disturbs: true,
  run: async (page) => {
    for (const [index, field] of (await page.locator(FIELDS).all()).entries()) {
      await field.focus();
      const before = await situationOf(page);
      await change(field);
      const changes = changesOf(answered(before), answered(await situationOf(page)));
      const kept = await page.evaluate(
        (at) => document.querySelectorAll(at.fields)[at.index] === document.activeElement,
        {fields: FIELDS, index},
      );
      if (!changes && kept) continue;
      return find(
        page,
        ({fault}, at) => [
          fault(document.querySelectorAll(at.fields)[at.index] ?? document.body, at.message),
        ],
        {
          fields: FIELDS,
          index,
          message: `The field was changed, and ${changes || 'the focus moved'}. Use a button for this action.`,
        },
      );
    }
    return [];
  },
};

/** Ignores which options are checked, since the probe changes them. */
const answered = (situation: Situation): Situation => ({...situation, 'checked choices': ''});

async function change(field: Locator): Promise<void> {
  const kind = await field.evaluate((element: HTMLInputElement) => element.type);
  if (kind === 'select-one') {
    await field.selectOption({index: 1});
  } else if (['radio', 'checkbox'].includes(kind)) {
    await field.press(' ');
  } else {
    await field.pressSequentially('ab');
  }
}
