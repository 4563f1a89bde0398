/**
 * Hidden text that find-in-page and text fragments (`#:~:text=`) find: the browser fires `beforematch` and removes
 * `hidden="until-found"`. React 19.3 writes every `hidden` as `hidden=""` (react/react#24740), so the value is set here.
 */

/** Value of `data-until-found` after the browser has found text in the element. */
const FOUND = 'found';

const isSupported = () => 'onbeforematch' in document;

/** Returns whether the browser has found text in an element before the page was hydrated. */
export function wasFound(element: HTMLElement): boolean {
  return element.dataset['untilFound'] === FOUND;
}

/** Returns the height of an element's content box in px; 0 if it has no box. */
function contentHeightOf(element: HTMLElement): number {
  const {paddingBlockStart, paddingBlockEnd} = getComputedStyle(element);
  const padding = parseFloat(paddingBlockStart) + parseFloat(paddingBlockEnd);
  return Math.max(0, element.clientHeight - padding);
}

/**
 * Hides elements so that their text can be found. They keep the height that they have with `hidden=""`, although
 * browsers do not lay out what is inside.
 */
function hideUntilFound(elements: HTMLElement[]): void {
  for (const element of elements) element.setAttribute('hidden', '');
  // All are measured together, so that the browser lays out the page once.
  const heights = elements.map(contentHeightOf);
  for (const [index, element] of elements.entries()) {
    element.style.containIntrinsicBlockSize = `${heights[index]}px`;
    element.setAttribute('hidden', 'until-found');
  }
}

/**
 * Makes the text of a hidden element findable, and measures the element again whenever the width of its parent changes.
 * In browsers without support, it stays hidden.
 * @returns a function that stops this
 */
export function keepFindable(element: HTMLElement): () => void {
  const parent = element.parentElement;
  if (!isSupported() || !parent) return () => undefined;
  let width: number | undefined;
  const observer = new ResizeObserver(() => {
    if (parent.clientWidth === width) return;
    width = parent.clientWidth;
    // In the next frame, since an observer must not change what it observes.
    requestAnimationFrame(() => {
      if (element.hidden) hideUntilFound([element]);
    });
  });
  observer.observe(parent);
  return () => observer.disconnect();
}

/** Marks the element that the browser is going to show, and hides its siblings. */
function showOnly(element: HTMLElement): void {
  const panels = [...(element.parentElement?.children ?? [])].filter(
    (sibling): sibling is HTMLElement =>
      sibling instanceof HTMLElement && 'untilFound' in sibling.dataset,
  );
  for (const panel of panels) panel.dataset['untilFound'] = panel === element ? FOUND : '';
  hideUntilFound(panels.filter((panel) => panel !== element));
}

/** Returns the elements with `data-until-found` that the style sheet hides. */
function hiddenByStyles(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-until-found]')].filter(
    (panel) => !panel.checkVisibility({visibilityProperty: true}),
  );
}

/**
 * Before hydration, makes the text of the elements with `data-until-found` findable that the style sheet hides, and marks the
 * one in which the browser finds some, or whose address a link follows, so that the style sheet shows it. Has to be called
 * before the page is parsed.
 *
 * The HTML has no `hidden="until-found"`, since the text would be hidden without scripts or style sheets.
 */
export function allowFindingBeforeHydration(): void {
  if (!isSupported()) return;
  addEventListener('beforematch', ({target}) => {
    if (target instanceof HTMLElement) showOnly(target);
  });
  // Before each frame of a page that is still arriving, since the browser searches in frames. They wait for the style
  // sheets, which `DOMContentLoaded` does not.
  const beforeFrame = () => {
    hideUntilFound(hiddenByStyles());
    if (document.readyState === 'loading') requestAnimationFrame(beforeFrame);
  };
  requestAnimationFrame(beforeFrame);
}
