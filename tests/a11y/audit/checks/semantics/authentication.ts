import {check, find} from '../faults';
import {CONTACT, onBoth} from '../visits';
import {append, at} from '../../plants';

/**
 * 3.3.8: nobody must remember, transcribe or solve anything to get in. The site has no log-in and
 * no puzzle in its forms; the criterion is met because nothing of the kind is there, and this
 * check is what notices when something comes.
 */
export const authentication = check(
  {
    id: 'accessible-authentication',
    title: 'No page asks for a password or for the answer to a puzzle.',
    criteria: ['3.3.8'],
    applies: onBoth,
    defects: [
      {
        name: 'A puzzle guards the contact form',
        visit: at(CONTACT),
        plant: append('main form', '<label>What is 3 + 4? <input name="proof"></label>'),
      },
    ],
  },
  async (page) =>
    find(page, ({told, fault}) => {
      const PUZZLE =
        /captcha|turnstile|are you (a )?(human|robot)|not a robot|\d+\s*[+×*-]\s*\d+\s*=|(type|enter) the (letters|characters|code|word)|what is \d/i;
      return [
        ...document.querySelectorAll(
          'input, select, textarea, iframe, img, canvas, label, legend, script[src]',
        ),
      ]
        .filter((element) => element.matches('script') || told(element))
        .filter(
          (element) =>
            element.matches('input[type=password], [autocomplete=one-time-code]') ||
            PUZZLE.test(
              [
                element.matches('label, legend') ? element.textContent : '',
                ...['src', 'title', 'alt', 'name', 'id', 'aria-label', 'placeholder'].map((name) =>
                  element.getAttribute(name),
                ),
              ].join(' '),
            ),
        )
        .map((element) =>
          fault(
            element,
            'It tests memory or perception. Let people through without, or offer a way that does not.',
          ),
        );
    }),
);
