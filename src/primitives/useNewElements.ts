import {useLayoutEffect, useRef, useState} from 'react';

/**
 * Replaces an element once it takes on another role, as a list of links does that becomes a tab list. A screen reader
 * that has met the old one keeps its role (Orca with Chromium: AT-SPI has no event for a new role).
 * The child that has the focus keeps it; an element that is being pressed stays, or its click would be lost.
 *
 * @param changed whether it has the other role now
 * @returns `key` and `ref` of the element
 */
export function useNewElements(changed: boolean) {
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
