/** Where the focus was: the `index`th element that matches `selector`, also after the page is rendered anew. */
interface Bookmark {
  selector: string;
  index: number;
}

/**
 * Remembers what had the focus when each history entry was left, for the life of the document. Ordinary
 * navigation needs no memory: the browser's back/forward cache keeps the focus.
 */
export function createFocusMemory() {
  const bookmarks = new Map<string, Bookmark>();
  let entry = keyOfEntry();
  let clicked: Element | null = null;
  let isTraversal = false;

  addEventListener(
    'click',
    ({target}) => {
      // Safari does not focus links that are clicked.
      clicked = (target as Element).closest('a[href]');
    },
    {capture: true},
  );
  addEventListener('popstate', ({state}) => {
    // Also fired after a click on a link to an anchor, whose entry is new and has no state yet.
    isTraversal = state !== null;
  });

  return {
    /**
     * Remembers the focused element, or the clicked link, of the entry that has just been left.
     * @returns whether the visitor went Back or Forward
     */
    leave(): boolean {
      const {activeElement, body} = document;
      const element = activeElement === body ? clicked : activeElement;
      if (element) bookmarks.set(entry, bookmarkOf(element));
      else bookmarks.delete(entry);
      const wasTraversal = isTraversal;
      entry = keyOfEntry();
      clicked = null;
      isTraversal = false;
      return wasTraversal;
    },
    /** Returns what had the focus when the current entry was left. */
    find(): HTMLElement | undefined {
      const bookmark = bookmarks.get(entry);
      if (!bookmark) return undefined;
      return document.querySelectorAll<HTMLElement>(bookmark.selector)[bookmark.index];
    },
  };
}

/**
 * Returns the key of the current history entry. The router sets the keys of entries that it adds; the first
 * entry, and those of ordinary links to anchors, get theirs here.
 */
function keyOfEntry(): string {
  const state = history.state as {key?: string} | null;
  if (state?.key) return state.key;
  const key = String(Math.random());
  history.replaceState({...state, key}, '');
  return key;
}

function bookmarkOf(element: Element): Bookmark {
  const address = element.getAttribute('href');
  const selector =
    address === null ? element.localName : `${element.localName}[href="${CSS.escape(address)}"]`;
  return {selector, index: [...document.querySelectorAll(selector)].indexOf(element)};
}
