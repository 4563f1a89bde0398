import {check, ofPage} from '../faults';
import {answerPosts, comesTrue, fillIn, submitButton, valuesOf} from './form-entry';
import {CONTACT, withForm} from '../visits';
import {at} from '../../plants';

/** 3.3.7: what was typed once is there still, after a failure and after a mistake. */
export const redundantEntry = check(
  {
    id: 'redundant-entry',
    title: 'After a failed send nothing has to be typed again.',
    criteria: ['3.3.7'],
    applies: withForm,
    disturbs: true,
    defects: [
      {
        name: 'A failed send empties the form',
        visit: at(CONTACT, 320),
        plant: {
          script: () =>
            new MutationObserver(() => {
              const form = document.querySelector<HTMLFormElement>('main form');
              if (document.querySelector('main [role=alert]')) form?.reset();
            }).observe(document.body, {childList: true, subtree: true}),
        },
      },
    ],
  },
  async (page) => {
    const release = await answerPosts(page, 500);
    release();
    await fillIn(page);
    const typed = await valuesOf(page);
    await submitButton(page).click();
    await comesTrue(
      page,
      () =>
        [...document.querySelectorAll('main [role=alert]')].some(({textContent}) =>
          textContent.trim(),
        ),
      null,
    );
    const kept = await valuesOf(page);
    const lost = Object.keys(typed).filter((name) => kept[name] !== typed[name]);
    return lost.length > 0
      ? [ofPage(`After a failed send these fields have to be filled in again: ${lost.join(', ')}.`)]
      : [];
  },
);
