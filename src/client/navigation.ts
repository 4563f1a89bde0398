import type {ClientModule} from '@docusaurus/types';
import {createFocusMemory} from './focusMemory';

/** Returns whether a hash can be decoded. Docusaurus would throw an error for `#%E0`. */
function isDecodable(hash: string): boolean {
  try {
    decodeURIComponent(hash);
    return true;
  } catch {
    return false;
  }
}

/**
 * Corrects two kinds of URL that the router cannot handle, before hydration:
 * `/X/index.html` becomes `/X/`, and a hash that cannot be decoded is removed.
 */
function normaliseUrl() {
  const {pathname, search, hash} = window.location;
  const tidy = pathname.replace(/\/index\.html$/, '/') + search + (isDecodable(hash) ? hash : '');
  if (tidy !== pathname + search + hash) window.history.replaceState(null, '', tidy);
}

if (typeof window !== 'undefined') normaliseUrl();

/**
 * Delay in ms before focus moves. When the focused element is removed, Orca assumes that it is at the start of the new
 * content, and would announce nothing if focus were already there.
 */
const FOCUS_DELAY_MS = 100;

/** Handles focus and announcements of client-side navigation. */
function createNavigation(): ClientModule {
  const memory = createFocusMemory();
  const announcer = createAnnouncer();
  let focusTimer: ReturnType<typeof setTimeout>;
  let isTraversal = false;

  return {
    onRouteUpdate({previousLocation}) {
      if (previousLocation) isTraversal = memory.leave();
    },

    /**
     * Moves focus, which would otherwise move to `<body>` without an announcement. Does not apply to the first page.
     *
     * After a link, focus moves to the target of a hash, or to the new page's heading, so that
     * screen readers announce it and Tab continues from there (WCAG 2.4.3). After Back and Forward, it returns to what
     * had the focus when the page was left, and a status announces the heading unless it has the focus.
     */
    onRouteDidUpdate({location, previousLocation}) {
      if (!previousLocation) return;
      const isOtherPage = location.pathname !== previousLocation.pathname;
      if (!isTraversal && !location.hash && !isOtherPage) return;
      const focused = document.activeElement;
      const target = isTraversal ? memory.find() : targetOf(location.hash);
      const preventScroll = isTraversal || !location.hash;
      const heading = isTraversal && isOtherPage ? findHeading() : null;
      announcer.clear();
      clearTimeout(focusTimer);
      focusTimer = setTimeout(() => {
        // Not if the visitor has moved focus meanwhile.
        if (document.activeElement === focused || document.activeElement === document.body) {
          if (target) focus(target, preventScroll);
        }
        // After the focus, whose announcement would interrupt it.
        if (heading && heading !== target) announcer.announce(heading);
      }, FOCUS_DELAY_MS);
    },
  };
}

/** Returns the target of a hash, to which Docusaurus scrolls, or the page's heading. */
function targetOf(hash: string): HTMLElement | null {
  return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : findHeading();
}

const findHeading = () => document.querySelector<HTMLElement>('main h1');

function focus(target: HTMLElement, preventScroll: boolean): void {
  // Links and fields are already focusable, and must stay in the tab order.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({preventScroll});
}

/** Returns a live region for the headings of pages, which is added to the page when it is first needed. */
function createAnnouncer() {
  let status: HTMLElement | undefined;
  return {
    /** Removes the last announcement, and prepares for the next one: a region that is new is not announced. */
    clear() {
      status ??= document.body.appendChild(document.createElement('div'));
      status.role = 'status';
      status.className = 'visually-hidden';
      status.textContent = '';
    },
    /** Announces the text of an element in its language, which on an untranslated page is not the document's. */
    announce(element: HTMLElement) {
      if (!status) return;
      status.lang = element.closest<HTMLElement>('[lang]')?.lang ?? '';
      status.textContent = element.textContent;
    },
  };
}

export const {onRouteUpdate, onRouteDidUpdate}: ClientModule =
  typeof window === 'undefined' ? {} : createNavigation();
