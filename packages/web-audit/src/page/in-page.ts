import type {Instruments, Watch} from './instruments';

/** Creates the instruments. Runs in the page, so it can only use what it defines. */
export function putInPage(): void {
  if (Reflect.has(window, 'audit')) return;
  const isAlone = (selector: string) => document.querySelectorAll(selector).length === 1;

  const ownName = (one: Element): string => {
    // React's generated ids (_R_14_) depend on the components before.
    if (one.id && !/^[_:]/.test(one.id)) return `#${CSS.escape(one.id)}`;
    const [name] = one.classList;
    return one.localName + (name ? `.${CSS.escape(name)}` : '');
  };

  /** Returns an authored id, or tags and classes below the nearest one. */
  const selectorOf = (element: Element): string => {
    let selector = ownName(element);
    let top: Element = element;
    while (!isAlone(selector)) {
      const parent: Element | null = top.parentElement;
      if (!parent) break;
      const siblings = [...parent.children].filter((child) => ownName(child) === ownName(top));
      if (siblings.length > 1) {
        const position = [...parent.children].indexOf(top) + 1;
        selector = selector.replace(/^[^ ]+/, `${ownName(top)}:nth-child(${position})`);
      }
      selector = `${ownName(parent)} > ${selector}`;
      top = parent;
    }
    return selector;
  };

  const locationOf: Instruments['locationOf'] = (element) => ({
    selector: selectorOf(element),
    html: (element.cloneNode() as Element).outerHTML.replace(/<\/[\w-]+>$/, '').slice(0, 300),
  });

  /** Whether an element is visually hidden, as text for screen readers and stacked tables' headers are. */
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement));

  const isInert = (element: Element) => element.closest('[inert]') !== null;

  // A slide out of view is reached with the carousel's buttons, and a screen reader reads it in place.
  const isBesideView = (element: Element) => {
    const slide = element.closest('[aria-roledescription=slide]');
    const view = slide?.parentElement?.parentElement?.getBoundingClientRect();
    if (!slide || !view) return false;
    const {left, right} = slide.getBoundingClientRect();
    const middle = (left + right) / 2;
    return middle < view.left || middle > view.right;
  };

  const overlap = (one: Element, other: Element): boolean => {
    const box = one.getBoundingClientRect();
    const over = other.getBoundingClientRect();
    const overlapsX = box.left < over.right && box.right > over.left;
    return overlapsX && box.top < over.bottom && box.bottom > over.top;
  };

  const isUnderPanel = (element: Element): boolean => {
    const panel = document.querySelector(':popover-open');
    if (!panel || panel.contains(element)) return false;
    return overlap(element, panel);
  };

  const coveredByStuck = () => {
    const stuck = [...document.querySelectorAll('body *')].filter(
      (part) => getComputedStyle(part).position === 'sticky',
    );
    return (element: Element): boolean =>
      stuck.some((part) => !part.contains(element) && overlap(element, part));
  };

  const isScrolledAway = (element: Element): boolean => {
    const {left, top, right, bottom} = element.getBoundingClientRect();
    const {body} = document;
    for (let part = element.parentElement; part && part !== body; part = part.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(part).overflow)) continue;
      const view = part.getBoundingClientRect();
      if (left < view.left || right > view.right) return true;
      if (top < view.top || bottom > view.bottom) return true;
    }
    return false;
  };

  const focusable =
    'a[href], area[href], button, input, select, textarea, summary, [contenteditable], [tabindex]';
  /** Tab stops only at the checked radio of a group, or at its first. */
  const isSkippedRadio = (element: HTMLElement) => {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return false;
    const group = [...document.getElementsByName(element.name)];
    const radios = group.filter((one) => one instanceof HTMLInputElement);
    const stop = radios.find(({checked}) => checked) ?? radios[0];
    return element.name !== '' && stop !== element;
  };

  const isStop = (element: HTMLElement) => {
    if (element instanceof HTMLIFrameElement) return false;
    if (element.tabIndex < 0 || element.matches(':disabled') || isInert(element)) return false;
    if (element.getClientRects().length === 0 || isSkippedRadio(element)) return false;
    return element.checkVisibility({visibilityProperty: true});
  };

  const situation = () => {
    const namesOf = (selector: string) =>
      [...document.body.querySelectorAll(selector)]
        .map((element) => element.id || element.textContent.slice(0, 40))
        .join(', ');
    return {
      title: document.title,
      address: location.href,
      'open parts': namesOf(':popover-open, details[open], dialog[open]'),
      'expanded, selected and pressed controls': namesOf(
        '[aria-expanded=true], [aria-selected=true], [aria-pressed=true]',
      ),
      'checked choices': namesOf('input:checked'),
    };
  };

  const watch = (): Watch => {
    const events: string[] = [];
    const listeners = new AbortController();
    for (const event of ['click', 'submit']) {
      const {signal} = listeners;
      addEventListener(event, () => events.push(`"${event}" was fired`), {capture: true, signal});
    }
    const open = window.open.bind(window);
    window.open = (address) => {
      events.push(`a window opened (${String(address)})`);
      return null;
    };
    let before: Record<string, string> = situation();
    return {
      happened: () => {
        const after: Record<string, string> = situation();
        const changed = Object.keys(after).filter((key) => after[key] !== before[key]);
        before = after;
        return [...changed.map((key) => `${key} changed`), ...events.splice(0)];
      },
      stop: () => {
        listeners.abort();
        window.open = open;
      },
    };
  };

  window.audit = {
    selectorOf,
    locationOf,
    fault: (element, message) => ({message, ...locationOf(element)}),
    isInert,
    isUnderPanel,
    coveredByStuck,
    isScrolledAway,
    situation,
    watch,
    kept: [],
    revealed: false,
    seen: (element) => {
      const {width, height} = element.getBoundingClientRect();
      if (width < 2 || height < 2 || isClipped(element)) return false;
      return element.checkVisibility({visibilityProperty: true, opacityProperty: true});
    },
    exposed: (element) =>
      element.checkVisibility({visibilityProperty: true}) &&
      !element.closest('[aria-hidden=true], [inert]'),
    words: (element) =>
      (element instanceof HTMLElement ? element.innerText : element.textContent)
        .replace(/\s+/g, ' ')
        .trim(),
    isOnPage: (element) => {
      const {right, bottom} = element.getBoundingClientRect();
      return right + scrollX > 0 && bottom + scrollY > 0 && !isBesideView(element);
    },
    stops: () => [...document.querySelectorAll<HTMLElement>(focusable)].filter(isStop),
    isInSentence: (link) => {
      const block = link.closest('p, li, dd, td, label, address');
      if (!block || getComputedStyle(link).display !== 'inline') return false;
      const letters = (node: Node | null) => node?.textContent?.replaceAll(/\s/g, '').length ?? 0;
      return letters(block) > letters(link);
    },
  };
}
