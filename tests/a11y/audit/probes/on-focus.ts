import {type Probe, find, toTheTop, type Fault} from '../probe';
import {onFirstView} from '../when';
import {at} from '../plants';

/**
 * 3.2.1: to look at a control is not to use it. Each is given the focus in turn, inside the page
 * and in one go, and what it opens, where it leads and who takes the focus away are watched.
 */
export const onFocus: Probe = {
  id: 'on-focus',
  title: 'A control that gets the focus keeps it, leads nowhere and opens nothing.',
  criteria: ['3.2.1'],
  applies: onFirstView,
  planted: [
    {
      name: 'A question opens when it gets the focus',
      visit: at('/TrendSoft/oursolutions/WebAccess-DigitalAccessibility'),
      plant: {
        script: () =>
          document.addEventListener('focusin', ({target}) => {
            const details = target instanceof Element && target.closest('main details');
            if (details) details.setAttribute('open', '');
          }),
      },
    },
    {
      name: 'A link is followed when it gets the focus',
      visit: at('/TrendSoft/Career', 320),
      plant: {
        script: () => {
          const link = document.querySelector<HTMLElement>('main a');
          link?.addEventListener('focus', () => link.click());
        },
      },
    },
  ],
  run: async (page) => {
    const faults = await find(page, async ({seen, exposed, fault, watch}) => {
      const faults: Fault[] = [];
      const watched = watch();
      const controls = [
        ...document.querySelectorAll<HTMLElement>(
          'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]',
        ),
      ].filter((control) => seen(control) && exposed(control));
      for (const control of controls) {
        control.focus({preventScroll: true});
        // Handlers of focus run immediately, or when the browser is idle.
        await new Promise((resolve) => setTimeout(resolve));
        const happened = [
          ...watched.happened(),
          ...(document.activeElement === control ? [] : ['the focus went elsewhere']),
        ];
        if (happened.length) {
          faults.push(
            fault(control, `It got the focus, and ${happened.join(', ')}. Wait until it is used.`),
          );
        }
        control.blur();
      }
      watched.stop();
      return faults;
    });
    await toTheTop(page);
    return faults;
  },
};
