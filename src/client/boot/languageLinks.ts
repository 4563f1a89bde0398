/**
 * Adds the query and the hash of the current address to a link to another language when it is pressed or followed, so
 * that a preselected form and an open tab stay. Anchors are the same in every language.
 * It is part of the boot script because such a link may be the first action on a page.
 */
export function keepAddressInLanguageLinks(): void {
  const extend = ({target}: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
    if (!link) return;
    link.search = location.search;
    link.hash = location.hash;
  };
  // Before the browser reads the address: to open it in another tab, or to follow it with the keyboard.
  addEventListener('pointerdown', extend);
  addEventListener('click', extend);
}
