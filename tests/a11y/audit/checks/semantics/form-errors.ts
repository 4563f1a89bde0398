import type {Page} from '@playwright/test';
import {check, find, ofPage, type Fault} from '../faults';
import {comesTrue, FIELDS, submitButton} from './form-entry';
import {CAREERS, CONTACT, withForm} from '../visits';
import {at, hold} from '../../plants';

/**
 * 3.3.1: an empty form is sent. Each field that must be filled in says so in code and in words
 * that are tied to it, and a list of all of it has the focus or is announced.
 */
export const formErrors = check(
  {
    id: 'error-identification',
    title: 'Each mistake in a form is named in words, tied to its field, and announced.',
    criteria: ['3.3.1', '4.1.3'],
    applies: withForm,
    disturbs: true,
    defects: [
      {
        name: 'Empty fields do not say that they are invalid',
        visit: at(CONTACT),
        plant: hold('[aria-invalid]', {'aria-invalid': null}),
      },
      {
        name: 'Messages stand beside the fields, and are not tied to them',
        visit: at(CAREERS, 320),
        plant: hold('main [aria-describedby]', {'aria-describedby': null}),
      },
      {
        name: 'The summary of mistakes is not announced',
        visit: at(CONTACT, 320),
        plant: hold('main [role=alert]', {role: null}, true),
      },
    ],
  },
  async (page) => {
    const before = await described(page);
    await submitButton(page).click();
    await comesTrue(page, () => document.querySelector('main [aria-invalid=true]') !== null, null);
    return [...(await fieldFaults(page, before)), ...(await summaryFaults(page))];
  },
);

/** What describes each field, by id. */
async function described(page: Page): Promise<Record<string, string>> {
  return page.evaluate(
    (fields) =>
      Object.fromEntries(
        [...document.querySelectorAll(fields)].map((field) => [
          field.id,
          (field.getAttribute('aria-describedby') ?? '')
            .split(' ')
            .map((id) => document.getElementById(id)?.textContent ?? '')
            .join(''),
        ]),
      ),
    FIELDS,
  );
}

async function fieldFaults(page: Page, before: Record<string, string>): Promise<Fault[]> {
  return find(
    page,
    ({seen, words, fault}, {fields, earlier}) =>
      [...document.querySelectorAll<HTMLInputElement>(fields)]
        .filter(({required, ariaRequired}) => required || ariaRequired === 'true')
        .flatMap((field) => {
          const called = field.labels?.[0] ? words(field.labels[0]) : field.name;
          if (field.getAttribute('aria-invalid') !== 'true') {
            return [
              fault(
                field,
                `"${called}" was left empty, and does not say that it is invalid (aria-invalid).`,
              ),
            ];
          }
          const ids = `${field.getAttribute('aria-describedby') ?? ''} ${field.getAttribute('aria-errormessage') ?? ''}`;
          const messages = ids
            .trim()
            .split(/\s+/)
            .map((id) => document.getElementById(id))
            .filter((element) => element && seen(element));
          const now = messages.map((element) => element?.textContent ?? '').join('');
          return now && now !== earlier[field.id]
            ? []
            : [
                fault(
                  field,
                  `"${called}" was left empty, and no message is tied to it by aria-describedby or aria-errormessage.`,
                ),
              ];
        }),
    {fields: FIELDS, earlier: before},
  );
}

async function summaryFaults(page: Page): Promise<Fault[]> {
  const announced = await comesTrue(
    page,
    () => {
      const live = [...document.querySelectorAll('[role=alert], [aria-live=assertive]')];
      const {activeElement} = document;
      return [...live, ...(activeElement?.matches('main *') ? [activeElement] : [])].some(
        (part) => part.querySelectorAll('a[href^="#"]').length > 1,
      );
    },
    null,
  );
  if (!announced) {
    return [
      ofPage(
        'The form was not sent, and nothing announces it: give a summary of the mistakes role="alert", or the focus.',
      ),
    ];
  }
  return find(page, ({fault}) =>
    [...document.querySelectorAll('main [role=alert] a[href^="#"]')]
      .filter((link) => {
        const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
        return !target?.matches('input, select, textarea');
      })
      .map((link) => fault(link, 'This line of the summary leads to no field.')),
  );
}
