import {type Probe, find, toTheTop, type Fault} from '../probe';
import {onFirstView} from '../when';

/**
 * 3.2.1: focus alone does not change the context. The probe focuses each control in turn, inside the
 * page, and watches whether anything opens, navigates or moves the focus.
 */
export const onFocus: Probe = {
  id: 'on-focus',
  title: 'A focused control keeps the focus, and neither navigates nor opens anything',
  criteria: ['3.2.1'],
  applies: onFirstView,
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
        // Handlers of the focus run at once or in the next task.
        await new Promise((resolve) => setTimeout(resolve));
        const happened = [
          ...watched.happened(),
          ...(document.activeElement === control ? [] : ['the focus moved']),
        ];
        if (happened.length) {
          faults.push(
            fault(control, `It was focused, and ${happened.join(', ')}. Wait for a click.`),
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
