import {type Probe, find, type Fault} from '../probe';
import {onPhone} from '../when';
import {at} from '../plants';

/**
 * 1.3.2: at 320 px there is one column, so the order of the document must be that from top to bottom. `aria-owns`,
 * which would change the order that assistive technology reads, is not used.
 */
export const readingOrder: Probe = {
  id: 'reading-order',
  title: 'What is read and what is seen have the same order',
  criteria: ['1.3.2', '2.4.3'],
  applies: onPhone,
  planted: [
    {
      name: 'CSS turns the order of the page round',
      visit: at('/About', 320),
      plant: {css: 'main { display: flex; flex-direction: column-reverse }'},
    },
    {
      name: 'aria-owns makes the last paragraph the first that is read',
      visit: at('/terms-of-service', 320),
      plant: {
        script: () => {
          const paragraphs = document.querySelectorAll('main p');
          const last = paragraphs[paragraphs.length - 1];
          if (last) last.id = 'stolen';
          document.querySelector('main p')?.setAttribute('aria-owns', 'stolen');
        },
      },
    },
  ],
  run: (page) =>
    find(page, ({seen, exposed, fault}) => {
      /** Two boxes that overlap by less are one below the other; in px. */
      const SLACK = 4;
      const faults: Fault[] = [];
      for (const part of document.querySelectorAll('main, body > * footer')) {
        const pieces = [...part.querySelectorAll('*')].filter(
          (element) =>
            [...element.childNodes].some(
              (child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim(),
            ) &&
            seen(element) &&
            exposed(element) &&
            // A moving row may have any order; a badge on a corner is out of the flow.
            !element.closest('[aria-roledescription=carousel]') &&
            getComputedStyle(element).position !== 'absolute',
        );
        let before: Element | undefined;
        for (const piece of pieces) {
          if (
            before &&
            !before.contains(piece) &&
            // A name and its value mean the same in either order (1.3.2 is about meaning).
            !(
              before.closest('dl > div') && before.closest('dl > div') === piece.closest('dl > div')
            ) &&
            piece.getBoundingClientRect().bottom < before.getBoundingClientRect().top + SLACK
          ) {
            faults.push(
              fault(
                piece,
                `It is above "${before.textContent.slice(0, 40)}", but is read after it. Write it first, instead of moving it by CSS.`,
              ),
            );
          }
          before = piece;
        }
      }
      for (const owner of document.querySelectorAll('[aria-owns]')) {
        faults.push(
          fault(owner, 'aria-owns changes the order in which it is read. Write it in that order.'),
        );
      }
      return faults;
    }),
};
