import {type Probe, find, type Fault} from '../probe';
import {onPhone} from '../when';

/**
 * 1.3.2: at 320 px there is one column, so the document order must be the visual order from top to bottom.
 * `aria-owns`, which would change the reading order of assistive technology, is not used.
 */
export const readingOrder: Probe = {
  id: 'reading-order',
  title: 'The reading order matches the visual order',
  criteria: ['1.3.2', '2.4.3'],
  applies: onPhone,
  run: (page) =>
    find(page, ({seen, exposed, fault}) => {
      /** Elements that overlap by less count as one below the other; in px. */
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
            // Carousels move, and absolutely positioned badges are on corners.
            !element.closest('[aria-roledescription=carousel]') &&
            getComputedStyle(element).position !== 'absolute',
        );
        let before: Element | undefined;
        for (const piece of pieces) {
          if (
            before &&
            !before.contains(piece) &&
            // The order of a term and its value does not change the meaning.
            !(
              before.closest('dl > div') && before.closest('dl > div') === piece.closest('dl > div')
            ) &&
            piece.getBoundingClientRect().bottom < before.getBoundingClientRect().top + SLACK
          ) {
            faults.push(
              fault(
                piece,
                `It is above "${before.textContent.slice(0, 40)}", but is read after it. Move it in the document, not by CSS.`,
              ),
            );
          }
          before = piece;
        }
      }
      for (const owner of document.querySelectorAll('[aria-owns]')) {
        faults.push(
          fault(owner, 'aria-owns changes the reading order. Change the document instead.'),
        );
      }
      return faults;
    }),
};
