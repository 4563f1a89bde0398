import {check, type Fault} from '../faults';
import {everyNode, faultOf, readTree, type TreeNode} from './tree';
import {inEachState} from '../visits';
import {append, at, say} from '../../plants';

/** Roles of what can be operated (WAI-ARIA 1.2, widgets); and Chromium's own for `<summary>` and a date. */
const CONTROLS = new Set([
  'button',
  'link',
  'textbox',
  'searchbox',
  'combobox',
  'listbox',
  'radio',
  'checkbox',
  'switch',
  'tab',
  'slider',
  'spinbutton',
  'menuitem',
  'option',
  'DisclosureTriangle',
  'Date',
]);

/** What may be focused without being a control: a place to scroll, or to be sent to. */
const PLACES = new Set(['RootWebArea', 'main', 'tabpanel', 'region', 'group', 'dialog', 'Iframe']);

/** What says nothing without a name (ARIA in HTML; APG, "Naming is essential"). */
const NAMED = new Set(['dialog', 'tablist', 'tabpanel', 'region', 'radiogroup', 'Iframe']);

/** 4.1.2: who does not see a control is told what it is and what it is called. */
export const namesAndRoles = check(
  {
    id: 'names-and-roles',
    title: 'Every control and every named part has a role and a name in the accessibility tree.',
    criteria: ['4.1.2'],
    applies: inEachState,
    defects: [
      {
        name: 'The menu button of small screens loses its words',
        visit: at('/About', 320),
        plant: say('header [aria-haspopup=dialog]'),
      },
      {
        name: 'A <div> in the Tab order stands in for a button',
        visit: at('/', 1280, {state: 'the carousel, paused'}),
        plant: append('main', '<div tabindex="0">Next</div>'),
      },
    ],
  },
  async (page) => everyNode(await readTree(page)).flatMap(faultsOf),
);

function faultsOf(node: TreeNode): Fault[] {
  const {role, name, states, element} = node;
  const called = name.trim() !== '';
  if ((CONTROLS.has(role) || NAMED.has(role)) && !called) {
    return [
      faultOf(
        node,
        `This ${role} has no name: a screen reader can only say "${role}". Label it in words.`,
      ),
    ];
  }
  // A file field is a button that is called by its label.
  const byScript = element?.attributes['tabindex'] === '-1';
  if (states['focusable'] && !CONTROLS.has(role) && !PLACES.has(role) && !byScript) {
    return [
      faultOf(
        node,
        `The Tab key stops here, and a screen reader is told of a "${role}", which says nothing of what it does. Use a native control.`,
      ),
    ];
  }
  return [];
}
