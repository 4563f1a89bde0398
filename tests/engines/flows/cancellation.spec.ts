/**
 * A pointer that presses a control, slides off and is then released does nothing (WCAG 2.5.2). Each control is clicked
 * afterwards, and must then do something: otherwise the first half of its test would prove nothing.
 */
import {contact, quote} from '../../../src/forms/tables';
import {pageWith} from '../../setup/routes';
import {SEND, field} from '../forms';
import {expect, flow} from '../setup';

interface Control {
  kind: string;
  route: string;
  selector: string;
  /** Width of the viewport in px; 1280 by default. */
  width?: number;
}

/** A control of each kind, on a page that has it. */
const CONTROLS: readonly Control[] = [
  {kind: 'a link', route: contact.page, selector: 'header nav > ul > li > a'},
  {
    kind: 'a link with the look of a button',
    route: pageWith('Tabs'),
    selector: 'main div:has(> header h1) > a',
  },
  {kind: 'the button of the services panel', route: '/', selector: 'header button[popovertarget]'},
  {
    kind: 'the button of the drawer',
    route: '/',
    selector: 'header button[aria-haspopup=dialog]',
    width: 375,
  },
  {
    kind: 'the first button of a carousel',
    route: '/',
    selector: 'main section[aria-roledescription] button',
  },
  {kind: 'a tab', route: pageWith('Tabs'), selector: 'main [role=tab][aria-selected=false]'},
  {kind: 'a question', route: pageWith('Question'), selector: 'main summary'},
  {kind: 'a box to tick', route: quote.page, selector: field('findingsOnly')},
  {kind: 'the button of a form', route: contact.page, selector: SEND},
];

/** Runs in the page. Returns what a control can change: the address, the visible text, and its own state. */
function stateAround(control: HTMLElement): unknown {
  const states = ['aria-label', 'aria-pressed', 'aria-selected', 'aria-expanded'];
  return {
    address: location.href,
    text: document.body.innerText,
    states: states.map((name) => control.getAttribute(name)),
    isChecked: control instanceof HTMLInputElement && control.checked,
  };
}

for (const {kind, route, selector, width = 1280} of CONTROLS) {
  flow(
    `${kind} does nothing if the pointer slides off before its release`,
    {unhydrated: false, widths: [width]},
    async (tab, {open}) => {
      const first = () => tab.on(selector, stateAround).catch(() => 'another page');
      await open(route);
      await tab.hover(selector);
      const before = await first();
      await tab.slideOff(selector);
      expect(await first()).toEqual(before);
      await tab.clickSlowly(selector);
      await expect.poll(first).not.toEqual(before);
    },
  );
}
