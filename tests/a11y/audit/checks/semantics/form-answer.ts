import type {Page} from '@playwright/test';
import {check, ofPage, type Fault} from '../faults';
import {answerPosts, comesTrue, fillIn, submitButton} from './form-entry';
import {CAREERS, CONTACT, onBoth, withForm} from '../visits';
import {at, hold, set} from '../../plants';

/**
 * 4.1.3: that a form is under way, failed or arrived is news, also to who sees no colour of a
 * box that came. It stands in a live region, or takes the focus.
 */
export const formAnswer = check(
  {
    id: 'status-messages',
    title: 'That a form is being sent, failed or arrived is announced.',
    criteria: ['4.1.3'],
    applies: (visit) => withForm(visit) || (onBoth(visit) && visit.route === '/'),
    disturbs: true,
    defects: [
      {
        name: 'That the enquiry arrived is shown, and not announced',
        visit: at(CONTACT),
        plant: hold('main [data-alert=success]', {role: null}, true),
      },
      {
        name: 'A failed application is answered far from the focus',
        visit: at(CAREERS, 320),
        plant: {
          script: () =>
            document.addEventListener('focusin', ({target}) => {
              if (target instanceof HTMLElement && target.matches('[role=alert]')) target.blur();
            }),
        },
      },
      {
        name: 'Signing up is answered in silence',
        visit: at('/'),
        plant: set('main form [role=status]', {role: null}),
      },
    ],
  },
  async (page, {route}) =>
    route === '/' ? signUp(page) : [...(await send(page, 500)), ...(await send(page, 200))],
);

async function send(page: Page, status: 200 | 500): Promise<Fault[]> {
  const release = await answerPosts(page, status);
  await fillIn(page);
  await submitButton(page).click();
  const underWay = await comesTrue(
    page,
    () =>
      [...document.querySelectorAll('form [aria-live=polite], form [role=status]')].some(
        ({textContent}) => textContent.trim(),
      ),
    null,
  );
  release();
  const kind = status === 200 ? 'success' : 'error';
  const answered = await comesTrue(
    page,
    (tone) =>
      [...document.querySelectorAll(`main [role=alert][data-alert=${tone}]`)].some((answer) =>
        answer.textContent.trim(),
      ),
    kind,
  );
  const focused = await comesTrue(
    page,
    () => document.activeElement?.matches('main [role=alert], main [role=status]') ?? false,
    null,
  );
  return [
    ...(underWay ? [] : [ofPage('While the form is being sent, no live region says so.')]),
    ...(answered
      ? []
      : [
          ofPage(
            `The server answered ${status}, and no role="${kind}" in the page says what became of the form.`,
          ),
        ]),
    ...(focused
      ? []
      : [
          ofPage(
            `The server answered ${status}, and the focus is not at the answer, which may be out of view.`,
          ),
        ]),
  ];
}

async function signUp(page: Page): Promise<Fault[]> {
  const form = page.locator('main form:has([type=email])').first();
  await form.getByRole('button').click();
  const shown = await form.evaluate((element: HTMLFormElement) => {
    const field = element.querySelector<HTMLInputElement>('[type=email]');
    // Without novalidate the browser says what is wrong, in the field's own bubble.
    return (
      !element.noValidate && field?.matches(':focus:invalid') && field.validationMessage !== ''
    );
  });
  await form.locator('[type=email]').fill('asha.rao@example.com');
  await form.getByRole('button').click();
  const answered = await comesTrue(
    page,
    () =>
      [...document.querySelectorAll('main form :is([role=status], [aria-live])')].some(
        ({textContent}) => textContent.trim(),
      ),
    null,
  );
  return [
    ...(shown
      ? []
      : [
          ofPage(
            'An empty address is signed up: neither the browser nor the page says what is wrong.',
          ),
        ]),
    ...(answered ? [] : [ofPage('After signing up, no live region says what became of it.')]),
  ];
}
