/** What the checks' functions use inside the page. */
import type {Fault} from './faults';

/** What a function that runs in the page needs to see and to name elements. */
export interface Tools {
  /** Whether somebody who sees can see it: laid out, and larger than a visually hidden text. */
  seen: (element: Element) => boolean;
  /** Whether assistive technology is told of it. */
  told: (element: Element) => boolean;
  /** The text that is seen, white space folded. */
  words: (element: Element) => string;
  /** A fault of an element. */
  fault: (element: Element, message: string) => Fault;
  /** Watches what happens without being asked for, until it is stopped. */
  watch: () => Watch;
}

export interface Watch {
  /** What has happened since the last call, in words. */
  happened: () => string[];
  stop: () => void;
}

/** Runs in the page, hence stands for itself. */
export function makeTools(): Tools {
  /** A visually hidden text measures 1 px. */
  const SMALLEST_SEEN = 2;

  function nameOf(element: Element): string {
    const siblings = [...(element.parentElement?.children ?? [])].filter(
      ({localName}) => localName === element.localName,
    );
    return siblings.length > 1
      ? `${element.localName}:nth-of-type(${siblings.indexOf(element) + 1})`
      : element.localName;
  }

  function selectorOf(element: Element): string {
    const path: string[] = [];
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      // React's own ids change with the structure of the page.
      if (/^[a-z][\w-]*$/i.test(at.id)) return [`#${at.id}`, ...path].join(' > ');
      path.unshift(nameOf(at));
      if (['header', 'main', 'footer'].includes(at.localName) && !at.parentElement?.closest('main'))
        break;
    }
    return path.join(' > ') || element.localName;
  }

  return {
    seen: (element) => {
      const {width, height} = element.getBoundingClientRect();
      return (
        element.checkVisibility({visibilityProperty: true}) &&
        width >= SMALLEST_SEEN &&
        height >= SMALLEST_SEEN
      );
    },
    told: (element) =>
      element.checkVisibility({visibilityProperty: true}) &&
      !element.closest('[aria-hidden=true], [inert]'),
    words: (element) =>
      (element instanceof HTMLElement ? element.innerText : element.textContent)
        .replace(/\s+/g, ' ')
        .trim(),
    fault: (element, message) => ({
      message,
      selector: selectorOf(element),
      html: (element.cloneNode() as Element).outerHTML.replace(/<\/[\w-]+>$/, '').slice(0, 300),
    }),
    watch,
  };

  function watch(): Watch {
    const STATES = ['ariaExpanded', 'ariaSelected', 'ariaPressed', 'checked', 'open'] as const;
    const situation = () => ({
      address: location.href,
      title: document.title,
      'what is open, selected or checked': [
        ...document.querySelectorAll('a, button, input, details, dialog, [popover]'),
      ]
        .map((element) => [
          ...STATES.map((state) => String(Reflect.get(element, state) ?? '')),
          element.matches(':popover-open'),
        ])
        // What a carousel adds and takes away has none of it.
        .filter((states) => states.some((state) => state === 'true' || state === true))
        .join(';'),
    });
    const heard: string[] = [];
    const listening = new AbortController();
    for (const event of ['click', 'submit']) {
      const {signal} = listening;
      addEventListener(event, () => heard.push(`"${event}" was set off`), {capture: true, signal});
    }
    const {open} = window;
    window.open = (address) => {
      heard.push(`a window opened (${String(address)})`);
      return null;
    };
    let before = situation();
    return {
      happened: () => {
        const now = situation();
        const keys = Object.keys(now) as (keyof typeof now)[];
        const changed = keys.filter((key) => now[key] !== before[key]);
        before = now;
        return [...changed.map((key) => `${key} changed`), ...heard.splice(0)];
      },
      stop: () => {
        listening.abort();
        window.open = open;
      },
    };
  }
}
