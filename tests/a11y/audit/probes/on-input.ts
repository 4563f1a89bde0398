import type {Locator} from '@playwright/test';
import {type Probe, find} from '../probe';
import {changesOf, situationOf, type Situation} from './situation';
import {CONTACT, onComputer} from '../when';
import {at} from '../planted-faults';
import {PLAIN_PAGE} from '../../../setup/routes';

const FIELDS = 'select, input:not([type=hidden], [type=file], [type=submit], [tabindex="-1"])';

/** 3.2.2: input alone does not change the context. The probe changes every field. */
export const onInput: Probe = {
  id: 'on-input',
  title: 'Changing a field neither navigates nor opens anything, and does not move the focus',
  criteria: ['3.2.2'],
  applies: onComputer,
  disturbs: true,
  planted: [
    {
      name: 'Choosing a country moves the focus',
      visit: at(CONTACT),
      plant: {
        script: () =>
          document
            .querySelector('#contact-countryCode')
            ?.addEventListener('change', () =>
              document.querySelector<HTMLElement>('#contact-phoneNumber')?.focus(),
            ),
      },
    },
    {
      name: 'Choosing a scheme opens another tab',
      visit: at(PLAIN_PAGE),
      plant: {
        script: () =>
          document
            .querySelector('footer fieldset')
            ?.addEventListener('change', () => window.open('/')),
      },
    },
  ],
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
