import {type Probe, find} from '../probe';
import {onFirstView} from '../when';

/**
 * 2.1.1: what shows the hand of a link or button under the pointer can also be reached with the Tab key. Handlers cannot be
 * read from a page, since frameworks add them to its root.
 */
export const pointerOnly: Probe = {
  id: 'pointer-only',
  title: 'What a pointer can press, the Tab key can reach',
  criteria: ['2.1.1'],
  applies: onFirstView,
  run: async (page) =>
    find(page, ({fault, seen}) => {
      const control =
        'a[href], area, button, input, select, textarea, summary, label, option, audio, video, iframe, [tabindex], [contenteditable]';
      const hasHand = (element: Element | null) =>
        element !== null && getComputedStyle(element).cursor === 'pointer';
      return [...document.body.querySelectorAll('*')]
        .filter((element) => hasHand(element) && !hasHand(element.parentElement) && seen(element))
        .filter((element) => !element.closest(control) && !element.querySelector(control))
        .map((element) =>
          fault(
            element,
            'A pointer can press it, as its cursor says, but the Tab key does not reach it. Use a button or a link.',
          ),
        );
    }),
};
