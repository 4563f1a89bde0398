import {revealAll} from '../page/instruments';
import {type Probe, type Fault} from '../probe';
import {onComputer} from '../when';
import {press, watch, type Motion} from '../page/motion';

/**
 * WCAG 2.2, 2.2.2 and 2.3.1: moving content has a button in its region that stops it, and nothing
 * changes more than three times in a second.
 */
export const movingContent: Probe = {
  id: 'moving-content',
  title: 'Moving content can be stopped, and nothing flashes',
  criteria: ['2.2.2', '2.3.1'],
  applies: onComputer,
  // The probe leaves carousels paused.
  disturbs: true,
  run: async (page) => {
    await revealAll(page);
    const moving = await watch(page);
    const faults = moving.flatMap((motion) => {
      if (motion.kind === 'flashes') {
        return [fault(motion, '2.3.1', 'changes more than three times in a second')];
      }
      return motion.control < 0
        ? [fault(motion, '2.2.2', 'moves, and its region has no button that stops it')]
        : [];
    });
    const controls = new Set(moving.map(({control}) => control).filter((control) => control >= 0));
    if (controls.size === 0) return faults;
    for (const control of controls) await press(page, control);
    const known = new Set(faults.map(({selector}) => selector));
    const still = (await watch(page)).filter(({selector}) => !known.has(selector));
    return [
      ...faults,
      ...still.map((motion) => fault(motion, '2.2.2', 'still moves after it was stopped')),
    ];
  },
};

function fault({selector, html}: Motion, criterion: string, what: string): Fault {
  return {
    criteria: [criterion],
    message: `It ${what}. Motion distracts some people from reading. Remove it, or add a pause button.`,
    selector,
    html,
  };
}
