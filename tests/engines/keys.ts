/** Keys of single characters, for walk.spec.ts. The functions run in the page, so they can only use what they define. */

/** Counts the keys that reach the page, and those whose effect the page takes over. */
export function listenToKeys(): void {
  const counts = {heard: 0, taken: 0};
  addEventListener('keydown', ({key, defaultPrevented}) => {
    if (key.length !== 1) return;
    counts.heard += 1;
    if (defaultPrevented) counts.taken += 1;
    document.documentElement.dataset['keys'] = JSON.stringify(counts);
  });
}

/** Returns what `listenToKeys` has counted. */
export function keysHeard(): unknown {
  return JSON.parse(document.documentElement.dataset['keys'] ?? '{}');
}

/** Returns what a shortcut could change: the address, the visible text, and the focus. */
export function shownText(): {address: string; text: string; isFocusOnPage: boolean} {
  return {
    address: location.href,
    text: document.body.innerText,
    isFocusOnPage: document.activeElement === document.body,
  };
}
