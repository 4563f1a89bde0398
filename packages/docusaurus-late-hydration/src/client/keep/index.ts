/**
 * Keeps what visitors did before and during hydration. If a browser extension has changed the HTML, React discards a
 * part of the page and creates it again. A discarded element still has its value and its caret; this copies
 * them to the element that has replaced it, in the same task, so that nothing can be typed in between. It does not
 * depend on React: it observes which elements are replaced.
 */
import {copySelection, copyValue} from './copy';
import {isField, placesIn, replacementsIn, type Replacement} from './places';
import {REPLACED} from './replaced';

/** A scrollable element needs a `tabindex` for keyboard users, unless it is a field. */
const SCROLLABLE = 'textarea, [popover], [tabindex]';

const isOpenPopover = (element: Element) =>
  'popover' in HTMLElement.prototype && element.matches(':popover-open');

/** Shows a popover, from its button, to which the browser returns the focus when it closes. */
function reopen(popover: HTMLElement): void {
  const button = document.querySelector<HTMLElement>(
    `[popovertarget="${popover.id}"]:not([popovertargetaction=hide])`,
  );
  button?.focus({preventScroll: true});
  popover.showPopover();
}

/** Moves the focus and the caret to a replacement. */
function moveFocus({old, current}: Replacement): void {
  if (!(current instanceof HTMLElement)) return;
  current.focus({preventScroll: true});
  copySelection(old, current);
}

/**
 * Copies the state of each element that is replaced to its replacement, until it is stopped.
 * @param root the element that is hydrated
 * @returns a function that stops it
 */
export function keepActions(root: HTMLElement): () => void {
  let places = placesIn(root);
  let focused = document.activeElement;
  const scrolled = new Map<Element, {left: number; top: number}>();
  const openPopovers = new Set<Element>();

  const onFocus = ({target}: FocusEvent) => {
    focused = target as Element;
  };
  const onBlur = () => {
    // In a later task: removing an element fires the event in some browsers, and is no decision of the visitor.
    setTimeout(() => {
      if (focused?.isConnected) focused = document.activeElement;
    });
  };
  const onToggle = ({target, newState}: ToggleEvent) => {
    if (newState === 'open') openPopovers.add(target as Element);
    else openPopovers.delete(target as Element);
  };
  function recordScroll(element: Element) {
    const {scrollLeft: left, scrollTop: top} = element;
    if (left === 0 && top === 0) scrolled.delete(element);
    else scrolled.set(element, {left, top});
  }
  const onScroll = ({currentTarget}: Event) => recordScroll(currentTarget as Element);

  function copyState({old, current}: Replacement) {
    if (isField(old) && isField(current)) copyValue(old, current);
    if (old instanceof HTMLDetailsElement && current instanceof HTMLDetailsElement) {
      current.open = old.open;
    }
    if (openPopovers.delete(old)) reopen(current as HTMLElement);
    const position = scrolled.get(old);
    if (position) current.scrollTo({...position, behavior: 'instant'});
    old.dispatchEvent(new CustomEvent(REPLACED, {detail: current}));
  }

  const observer = new MutationObserver(() => {
    const next = placesIn(root);
    const replacements = replacementsIn(places, next);
    places = next;
    // Before the others, since a popover that is opened again takes the focus.
    const last = replacements.find(({old}) => old === focused);
    replacements.forEach(copyState);
    if (last) moveFocus(last);
  });

  const stopping = new AbortController();
  const {signal} = stopping;
  for (const element of places.keys()) {
    if (isOpenPopover(element)) openPopovers.add(element);
    if (!element.matches(SCROLLABLE)) continue;
    recordScroll(element);
    element.addEventListener('scroll', onScroll, {passive: true, signal});
  }
  document.addEventListener('focusin', onFocus, {capture: true, signal});
  document.addEventListener('focusout', onBlur, {capture: true, signal});
  document.addEventListener('beforetoggle', onToggle as EventListener, {capture: true, signal});
  observer.observe(root, {childList: true, subtree: true});
  return () => {
    observer.disconnect();
    stopping.abort();
  };
}
