import {revealAll, type ElementLocation} from '../instruments';
import {at, set} from '../plants';
import {type Probe, type Fault} from '../probe';
import {CAREERS, CONTACT, forLayout, canTabThrough} from '../when';
import {bothWays, type Walk} from './tab-walk';

/**
 * WCAG 2.2, 2.1.1, 2.1.2 and 2.4.3. Tab from the start of the document to its end, and Shift+Tab
 * back, stop at everything that can be operated, once, in the order of the document and of
 * the screen, and come out at the other end.
 */
export const keyboardWalk: Probe = {
  id: 'keyboard-walk',
  title: 'Tab and Shift+Tab reach everything once, in the order it is read in, and leave the page',
  criteria: ['2.1.1', '2.1.2', '2.4.3'],
  applies: (visit) => forLayout(visit) && canTabThrough(visit),
  planted: [
    {
      name: 'Tab cannot leave the sign-up field',
      visit: at('/'),
      plant: {
        script: () => {
          const field = document.querySelector<HTMLInputElement>('main input[type=email]');
          field?.addEventListener('keydown', (event) => {
            if (event.key === 'Tab') event.preventDefault();
          });
        },
      },
    },
    {
      name: 'A footer link jumps to the front of the order by a positive tabindex',
      visit: at('/About', 320),
      plant: set('footer a[href="/terms-of-service"]', {tabindex: '3'}),
    },
    {
      name: 'A link loses the focus as soon as it has it',
      visit: at(CAREERS),
      plant: {
        script: () => {
          const link = document.querySelector<HTMLElement>(
            'main a[href="/TrendSoft/Career/fresher"]',
          );
          link?.addEventListener('focus', () => link.blur());
        },
      },
    },
    {
      name: 'The header shows its links from right to left',
      visit: at('/About'),
      plant: {css: 'header nav ul {flex-direction: row-reverse}'},
    },
    {
      name: 'The form shows its button above its fields',
      visit: at(CONTACT, 320),
      plant: {css: 'main form[aria-label] {display: flex; flex-direction: column-reverse}'},
    },
  ],
  run: async (page) => {
    await revealAll(page);
    const {Tab: onward, 'Shift+Tab': back} = await bothWays(page);
    const backward = await page.evaluate(stopsThatLieBefore);
    return [
      ...fallsOut(onward, 'Tab'),
      ...(onward.leaves ? fallsOut(back, 'Shift+Tab') : []),
      ...backward.map((place) => ({
        criteria: ['2.4.3'],
        message:
          'Focus comes here after a neighbour that is behind it on the screen, so that it jumps ' +
          'back. Put the elements into the order that they are seen in.',
        ...place,
      })),
    ];
  },
};

function fallsOut({expected, stops, leaves}: Walk, key: 'Tab' | 'Shift+Tab'): Fault[] {
  const fault = (criterion: string, message: string, place?: ElementLocation): Fault => ({
    criteria: [criterion],
    message: `${key}: ${message}`,
    selector: place?.selector ?? 'html',
    html: place?.html ?? '<html>',
  });
  if (!leaves) {
    const message = `focus does not leave the page after ${stops.length} presses; it is caught here.`;
    return [fault('2.1.2', message, stops.at(-1))];
  }
  const known = stops.filter(({index}) => index >= 0);
  const missed = expected
    .filter((_, index) => !known.some((stop) => stop.index === index))
    .map((place) => fault('2.1.1', 'focus never comes here, although it can be operated.', place));
  const read = key === 'Tab' ? known : known.toReversed();
  const astray = read.find(({index}, at) => index <= (read[at - 1]?.index ?? -1));
  const message = 'focus comes here in another order than that of the document.';
  return astray ? [...missed, fault('2.4.3', message, astray)] : missed;
}

/** Runs in the page. Returns stops that come before the previous stop in the document. */
function stopsThatLieBefore() {
  const {audit} = window;
  const ltr = getComputedStyle(document.documentElement).direction === 'ltr';
  const all = audit.stops().filter(audit.seen);
  const branch = (of: Element, other: Element) => {
    let element = of;
    while (element.parentElement && !element.parentElement.contains(other)) {
      element = element.parentElement;
    }
    return element;
  };
  return all
    .filter((stop, at) => {
      const last = all[at - 1];
      if (!last || last.contains(stop)) return false;
      const [first, second] = [branch(last, stop), branch(stop, last)];
      // Fixed and floating elements have no place in the order of the page.
      if ([first, second].some((one) => /fixed|sticky/.test(getComputedStyle(one).position))) {
        return false;
      }
      const [a, b] = [first.getBoundingClientRect(), second.getBoundingClientRect()];
      const above = b.bottom <= a.top;
      const beside = ltr ? b.right <= a.left : b.left >= a.right;
      return above || (beside && b.top < a.bottom && b.bottom > a.top);
    })
    .map(audit.locationOf);
}
