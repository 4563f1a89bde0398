import {revealAll, type ElementLocation} from '../page/instruments';
import {type Probe} from '../probe';

/**
 * WCAG 2.2, 1.4.1: a link in a sentence has an underline or a border, and a selected, current or checked
 * element differs from its siblings in more than colour: in font weight, a line or a marker.
 * Backgrounds do not count, since forced colours remove them.
 */
export const beyondColour: Probe = {
  id: 'beyond-colour',
  title:
    'Links in sentences and selected, current or checked elements are not shown by colour alone',
  criteria: ['1.4.1'],
  applies: ({scheme}) => scheme === 'light' || scheme === 'forced colours',
  run: async (page) => {
    await revealAll(page);
    const found = await page.evaluate(conveyedByColourOnly, STATES);
    return found.map(({what, ...location}) => ({
      message: `${what}, which people who do not see colours miss. Add a line, a font weight or a marker.`,
      ...location,
    }));
  },
};

/** Elements that are selected, current or checked (`on`), with what they are compared with. */
const STATES = [
  {
    on: '[role=tab][aria-selected=true]',
    off: '[role=tab][aria-selected=false]',
    group: '[role=tablist]',
    what: 'The selected tab',
  },
  {
    on: 'a[aria-current=page]',
    off: 'a:not([aria-current])',
    group: 'ul',
    what: 'The link of the current page',
  },
  {
    on: 'label:has(:checked)',
    off: 'label:has(:not(:checked))',
    group: 'fieldset',
    what: 'The checked option',
  },
];

/** Runs in the page. */
function conveyedByColourOnly(states: typeof STATES): (ElementLocation & {what: string})[] {
  const {audit} = window;
  const seen = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(
      (element) => audit.seen(element) && !audit.isInert(element),
    );
  const isClear = (colour: string) => /^(transparent|rgba\(.*, 0\))$/.test(colour);
  const groundOf = (element: Element | null): string => {
    if (!element) return '';
    const {backgroundColor} = getComputedStyle(element);
    return isClear(backgroundColor) ? groundOf(element.parentElement) : backgroundColor;
  };
  /** Returns an element's styles other than colours. A border in the background's colour does not count. */
  const drawn = (element: Element) =>
    [undefined, '::before', '::after'].map((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && style.content === 'none') return '';
      const edges = (['Top', 'Right', 'Bottom', 'Left'] as const).map((side) => {
        const colour = style[`border${side}Color`];
        const isNone = isClear(colour) || colour === groundOf(element.parentElement);
        return isNone ? '0px' : style[`border${side}Width`];
      });
      const {fontWeight, textDecorationLine, outlineStyle, content} = style;
      return [...edges, fontWeight, textDecorationLine, outlineStyle, content].join();
    });
  const coloured = (element: Element) => {
    const {color, backgroundColor} = getComputedStyle(element);
    return color + backgroundColor;
  };
  /** Whether the browser's own radio or checkbox is shown, which has a dot or a tick. */
  const hasNativeMark = (element: Element) => {
    const box = element.querySelector(':checked');
    return box !== null && audit.seen(box) && getComputedStyle(box).appearance !== 'none';
  };
  const byColourOnly = (one: Element, other: Element) =>
    coloured(one) !== coloured(other) &&
    drawn(one).join('|') === drawn(other).join('|') &&
    !hasNativeMark(one);
  const links = seen('main a[href]').filter((link) => {
    if (!audit.isInSentence(link)) return false;
    const {textDecorationLine, borderBottomWidth} = getComputedStyle(link);
    return textDecorationLine === 'none' && Number.parseFloat(borderBottomWidth) === 0;
  });
  const shown = states.flatMap(({on, off, group, what}) =>
    seen(on)
      .filter((element) => {
        const others = [...(element.closest(group)?.querySelectorAll(off) ?? [])];
        const own = others.filter(
          (other) => other !== element && other.className === element.className,
        );
        return own.some((other) => byColourOnly(element, other));
      })
      .map((element) => ({...audit.locationOf(element), what: `${what} differs by colour only`})),
  );
  return [
    ...links.map((link) => ({
      ...audit.locationOf(link),
      what: 'This link in a sentence has no underline',
    })),
    ...shown,
  ];
}
