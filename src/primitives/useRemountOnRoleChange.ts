import {useLayoutEffect, useRef, useState} from 'react';

/**
 * Replaces an element when its role changes, for instance when a list of links becomes a tab list. A screen reader might otherwise
 * keep announcing the old role (Orca with Chromium: AT-SPI has no event for a role change).
 * A focused child keeps the focus. An element that is being pressed is not replaced, so that its click is not lost.
 *
 * @param changed whether the role has changed
 * @returns `key` and `ref` for the element
 */
export function useRemountOnRoleChange(changed: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const focused = useRef(-1);
  const [renewed, setRenewed] = useState(false);

  useLayoutEffect(() => {
    if (!changed || !list.current || list.current.matches(':active')) return;
    focused.current = [...list.current.children].indexOf(document.activeElement as Element);
    setRenewed(true);
  }, [changed]);

  useLayoutEffect(() => {
    const child = renewed && list.current?.children[focused.current];
    if (child instanceof HTMLElement) child.focus({preventScroll: true});
  }, [renewed]);

  return {key: renewed ? 'new' : 'old', ref: list};
}
