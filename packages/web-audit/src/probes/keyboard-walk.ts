import {revealAll, type ElementLocation} from '../page/instruments';
import {type Probe, type Fault} from '../probe';
import {forLayout, canTabThrough} from '../when';
import {bothWays, type Walk} from '../page/tab-walk';

/**
 * WCAG 2.2, 2.1.1, 2.1.2 and 2.4.3: Tab from the start of the document to its end, and Shift+Tab back,
 * focus every control once, in the order of the document and of the screen, and leave the page at
 * the other end.
 */
export const keyboardWalk: Probe = {
  id: 'keyboard-walk',
  title: 'Tab and Shift+Tab reach every control once, in reading order, and leave the page',
  criteria: ['2.1.1', '2.1.2', '2.4.3'],
  applies: (visit) => forLayout(visit) && canTabThrough(visit),
  run: async (page) => {
    await revealAll(page);
    const {Tab: onward, 'Shift+Tab': back} = await bothWays(page);
    const backward = await page.evaluate(stopsThatLieBefore);
    return [
      ...walkFaults(onward, 'Tab'),
      ...(onward.leaves ? walkFaults(back, 'Shift+Tab') : []),
      ...backward.map((location) => ({
        criteria: ['2.4.3'],
        message:
          'Focus comes here after an element that is further on the screen, so it jumps ' +
          'back. Put the elements in their visual order.',
        ...location,
      })),
    ];
  },
};

function walkFaults({expected, stops, leaves}: Walk, key: 'Tab' | 'Shift+Tab'): Fault[] {
  const fault = (criterion: string, message: string, location?: ElementLocation): Fault => ({
    criteria: [criterion],
    message: `${key}: ${message}`,
    selector: location?.selector ?? 'html',
    html: location?.html ?? '<html>',
  });
  if (!leaves) {
    const message = `focus does not leave the page after ${stops.length} presses; it is trapped.`;
    return [fault('2.1.2', message, stops.at(-1))];
  }
  const known = stops.filter(({index}) => index >= 0);
  const missed = expected
    .filter((_, index) => !known.some((stop) => stop.index === index))
    .map((control) => fault('2.1.1', 'focus never reaches this control.', control));
  const read = key === 'Tab' ? known : known.toReversed();
  const astray = read.find(({index}, at) => index <= (read[at - 1]?.index ?? -1));
  const message = 'focus does not follow the order of the document here.';
  return astray ? [...missed, fault('2.4.3', message, astray)] : missed;
}

/** Runs in the page. Returns the stops whose branch of the document is entirely before that of the previous stop. */
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
      const first = branch(last, stop);
      const second = branch(stop, last);
      // Fixed and sticky elements have no position in the visual order.
      if ([first, second].some((one) => /fixed|sticky/.test(getComputedStyle(one).position))) {
        return false;
      }
      const a = first.getBoundingClientRect();
      const b = second.getBoundingClientRect();
      const above = b.bottom <= a.top;
      const beside = ltr ? b.right <= a.left : b.left >= a.right;
      return above || (beside && b.top < a.bottom && b.bottom > a.top);
    })
    .map(audit.locationOf);
}
