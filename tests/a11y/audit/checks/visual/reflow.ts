import type {Check} from '../../check';
import {losses} from './cut-off';
import {equip} from './instruments';

/** WCAG 2.2, 1.4.10: the width for content that scrolls vertically, in CSS px. */
const WIDTH = 320;

/** WCAG 2.2, 1.4.10: at 320 px nothing needs sideways scrolling, and no words are cut off or lie on others. */
export const reflow: Check = {
  id: 'reflow',
  title: 'At 320 px nothing scrolls sideways, is cut off or lies on something else',
  criteria: ['1.4.10'],
  applies: ({width, scheme}) => width === WIDTH && scheme === 'light',
  run: async (page) => {
    await equip(page);
    const found = await losses(page);
    return found.map(({what, selector, html}) => ({
      rule: 'reflow',
      outcome: 'violation' as const,
      criteria: ['1.4.10'],
      message: `${what}. Let it wrap or shrink, and its part grow.`,
      selector,
      html,
    }));
  },
};
