/**
 * jsdom has no popovers. This stand-in does what components rely on: the methods, the
 * `popovertarget` button, the toggle event, Escape with focus put back, and that a closed
 * popover is not shown. What only a browser can do (top layer, a click outside) is in tests/e2e.
 */
const OPEN = 'data-popover-open';
const proto = HTMLElement.prototype;
const openers = new WeakMap<Element, HTMLElement>();

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
  openers.set(this, document.activeElement as HTMLElement);
  toggle(this, true);
};

proto.hidePopover = function hidePopover(this: HTMLElement) {
  if (!this.hasAttribute(OPEN)) return;
  const hadFocus = this.contains(document.activeElement);
  toggle(this, false);
  if (hadFocus) openers.get(this)?.focus();
};

document.addEventListener('click', (event) => {
  const button = (event.target as Element).closest('[popovertarget]');
  const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (!popover || event.defaultPrevented) return;
  if (popover.hasAttribute(OPEN)) popover.hidePopover();
  else if (button?.getAttribute('popovertargetaction') !== 'hide') popover.showPopover();
});

document.addEventListener('keydown', ({key}) => {
  if (key === 'Escape') document.querySelector<HTMLElement>(`[${OPEN}]`)?.hidePopover();
});

document.head.append(
  Object.assign(document.createElement('style'), {
    textContent: `[popover]:not([${OPEN}]) { display: none; } dialog[${OPEN}] { display: block; }`,
  }),
);
