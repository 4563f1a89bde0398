import {check, find} from '../faults';
import {onBoth} from '../visits';
import {at} from '../../plants';

/**
 * 2.5.2: a finger that lands on the wrong place slides off it, and nothing has happened. Each
 * control is told that a pointer went down, and no more; `click` comes only when it comes up.
 */
export const pointerDown = check(
  {
    id: 'pointer-cancellation',
    title: 'A pointer that goes down on a control sets nothing off until it comes up.',
    criteria: ['2.5.2'],
    applies: onBoth,
    defects: [
      {
        name: 'The menu opens when the finger comes down',
        visit: at('/TrendSoft/about-Us', 320),
        plant: {
          script: () => {
            const button = document.querySelector<HTMLElement>('header [aria-haspopup=dialog]');
            button?.addEventListener('pointerdown', () => button.click());
          },
        },
      },
    ],
  },
  async (page) =>
    find(page, async ({seen, fault, watch}) => {
      const faults = [];
      const watched = watch();
      const init = {bubbles: true, cancelable: true, composed: true, buttons: 1};
      const controls = document.querySelectorAll(
        'a[href], button, summary, [role=tab], label, input',
      );
      for (const control of controls) {
        if (!seen(control)) continue;
        control.dispatchEvent(new PointerEvent('pointerdown', {...init, isPrimary: true}));
        control.dispatchEvent(new MouseEvent('mousedown', init));
        control.dispatchEvent(new TouchEvent('touchstart', {bubbles: true, cancelable: true}));
        await new Promise((resolve) => setTimeout(resolve));
        const happened = watched.happened();
        if (happened.length > 0) {
          faults.push(
            fault(
              control,
              `A pointer goes down on it, and ${happened.join(', ')}: who missed cannot take it back. Use click.`,
            ),
          );
        }
        // The pointer leaves, and comes up elsewhere.
        control.dispatchEvent(new PointerEvent('pointercancel', {bubbles: true, isPrimary: true}));
        document.body.dispatchEvent(new MouseEvent('mouseup', {bubbles: true}));
      }
      watched.stop();
      return faults;
    }),
);
