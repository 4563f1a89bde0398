/**
 * jsdom has no popovers. This stand-in does what components rely on: the methods, the
 * `popovertarget` button, the toggle events, and that a closed popover is not shown. What only a
 * browser can do (top layer, Escape, a click outside, focus put back) is in tests/e2e and tests/engines.
 */
const OPEN = 'data-popover-open';
const proto = HTMLElement.prototype;

Object.defineProperty(proto, 'popover', {configurable: true, value: 'auto'});

const matches = Element.prototype.matches as (this: Element, selector: string) => boolean;
Object.assign(Element.prototype, {
  matches(this: Element, selector: string) {
    return matches.call(this, selector.replace(':popover-open', `[${OPEN}]`));
  },
});

function toggle(popover: HTMLElement, open: boolean) {
  const newState = open ? 'open' : 'closed';
  popover.dispatchEvent(Object.assign(new Event('beforetoggle'), {newState}));
  popover.toggleAttribute(OPEN, open);
  popover.dispatchEvent(new Event('toggle'));
}

proto.showPopover = function showPopover(this: HTMLElement) {
  toggle(this, true);
};

proto.hidePopover = function hidePopover(this: HTMLElement) {
  if (this.hasAttribute(OPEN)) toggle(this, false);
};

document.addEventListener('click', (event) => {
  const button = (event.target as Element).closest('[popovertarget]');
  const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (!popover || event.defaultPrevented) return;
  if (popover.hasAttribute(OPEN)) popover.hidePopover();
  else if (button?.getAttribute('popovertargetaction') !== 'hide') popover.showPopover();
});

document.head.append(
  Object.assign(document.createElement('style'), {
    textContent: `[popover]:not([${OPEN}]) { display: none; } dialog[${OPEN}] { display: block; }`,
  }),
);
