/**
 * What an engine leaves open and a scripted check decides by measuring. The engine's result then counts as
 * decided; where the check found a fault, that stands as a violation of its own.
 */
import type {Visit} from '../check';

export interface Decider {
  /** Engine and rule, as in `axe:color-contrast`. */
  question: string;
  /** The scripted check that answers it. */
  by: string;
  /**
   * 'element': what the check has measured itself. 'page': the check looks at all elements that the rule
   * asks about, so that it is enough that it looked.
   */
  covers: 'element' | 'page';
  /** Whether a measurement at one visit of a route holds at another. */
  holds: (measured: Visit, asked: Visit) => boolean;
  because: string;
}

const sameState = (one: Visit, other: Visit) => one.state === other.state;

/** A control is the same control in every state of its page. */
const anyState = () => true;

/** Reduced motion has the colours of light. Forced colours are the visitor's own, on a ground that the browser paints. */
const dark = ({scheme}: Visit) => scheme === 'dark';

export const DECIDERS: readonly Decider[] = [
  {
    ...{question: 'axe:color-contrast', by: 'pixel-contrast', covers: 'element'},
    holds: (one, other) => sameState(one, other) && dark(one) === dark(other),
    because: 'the contrast is measured on the pixels below the words',
  },
  {
    ...{question: 'ibm:style_focus_visible', by: 'focus-ring', covers: 'element', holds: anyState},
    because: 'the ring is measured on the pixels around what has the focus',
  },
  {
    ...{question: 'ibm:element_tabbable_visible', by: 'focus-not-obscured', covers: 'element'},
    holds: anyState,
    because: 'Tab was pressed until it had the focus, and it was in the viewport',
  },
  {
    ...{question: 'ibm:element_tabbable_unobscured', by: 'focus-not-obscured', covers: 'element'},
    holds: anyState,
    because: 'Tab was pressed until it had the focus, and nothing lay over it',
  },
  {
    ...{question: 'ibm:download_keyboard_controllable', by: 'keyboard-walk', covers: 'element'},
    holds: anyState,
    because: 'Tab and Shift+Tab went over it and on to the end of the page',
  },
  {
    ...{question: 'ibm:aria_keyboard_handler_exists', by: 'tab-keys', covers: 'page'},
    holds: sameState,
    because: 'the arrow keys were pressed in every list of tabs',
  },
  {
    ...{question: 'ibm:aria_role_redundant', by: 'list-role', covers: 'page', holds: anyState},
    because: 'the list has no bullets, and Safari takes the role from such a list',
  },
  {
    ...{question: 'html-validate:no-redundant-role', by: 'list-role', covers: 'page'},
    holds: anyState,
    because: 'the list has no bullets, and Safari takes the role from such a list',
  },
  {
    ...{question: 'ibm:aria_content_in_landmark', by: 'skip-link', covers: 'page', holds: anyState},
    because: 'the skip link was found to be the first stop, before all landmarks, and to work',
  },
];

export const deciderOf = (engine: string, rule: string) =>
  DECIDERS.find(({question}) => question === `${engine}:${rule}`);
