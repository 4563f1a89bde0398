import {check, find, type Fault} from '../faults';
import {comesTrue, FIELDS} from './form-entry';
import {CAREERS, CONTACT, withForm} from '../visits';
import {at, set} from '../../plants';

/** Wrong answers, by what a field asks for. */
const WRONG: Readonly<Record<string, string>> = {
  name: '1',
  email: 'nobody',
  'tel-national': '12',
};

/**
 * 3.3.3: wrong answers are typed, letter by letter. Beside the field stands what a right answer
 * looks like, a screen reader is told, and the message goes when the answer is right.
 */
export const errorSuggestion = check(
  {
    id: 'error-suggestion',
    title: 'A wrong answer is announced at once, with how to put it right.',
    criteria: ['3.3.3', '3.3.1', '4.1.3'],
    applies: withForm,
    disturbs: true,
    defects: [
      {
        name: 'Nothing says how to put a wrong answer right',
        visit: at(CONTACT),
        plant: {css: '[id$="-hint"] { display: none }'},
      },
      {
        name: 'A message that appears while typing is not announced',
        visit: at(CAREERS, 320),
        plant: set('main form [aria-live]', {'aria-live': null}),
      },
    ],
  },
  async (page) => {
    const faults: Fault[] = [];
    for (const field of await page.locator(FIELDS).all()) {
      const purpose = await field.evaluate((element: HTMLInputElement) => element.autocomplete);
      const wrong = WRONG[purpose];
      const id = await field.getAttribute('id');
      if (!wrong || !id) continue;
      await field.fill('');
      await field.pressSequentially(wrong);
      const invalid = await comesTrue(
        page,
        (at) => document.getElementById(at)?.getAttribute('aria-invalid') === 'true',
        id,
      );
      // Not at each letter: who has left the field is told.
      await page.keyboard.press('Tab');
      const announced =
        invalid &&
        (await comesTrue(
          page,
          (at) => {
            const message = document.getElementById(`${at}-error`)?.textContent.trim();
            return [
              ...document.querySelectorAll('[aria-live=polite], [role=alert], [role=status]'),
            ].some(({textContent}) => Boolean(message && textContent.includes(message)));
          },
          id,
        ));
      faults.push(
        ...(await find(
          page,
          ({seen, words, fault}, about) => {
            const element = document.getElementById(about.id);
            if (!element) return [];
            if (!about.invalid)
              return [fault(element, `"${about.wrong}" is wrong here, and nothing says so.`)];
            const parts = (element.getAttribute('aria-describedby') ?? '')
              .split(' ')
              .map((part) => document.getElementById(part))
              .filter((part) => part && seen(part))
              .map((part) => (part ? words(part) : ''));
            const HOW = /\b(for example|only|digits?|at most|at least|choose|use|such as)\b|@/i;
            return [
              ...(HOW.test(parts.join(' '))
                ? []
                : [
                    fault(
                      element,
                      `"${about.wrong}" is called wrong, and nothing tied to the field says what is right: "${parts.join(' ')}".`,
                    ),
                  ]),
              ...(about.announced
                ? []
                : [
                    fault(
                      element,
                      'The message appears without a word to who does not see it: no live region has it.',
                    ),
                  ]),
            ];
          },
          {id, wrong, invalid, announced},
        )),
      );
    }
    return faults;
  },
);
