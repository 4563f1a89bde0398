import {useEffect, useState, type RefObject} from 'react';

/**
 * Returns the `tabIndex` of an element with `overflow: auto`: 0 while it has more content than it shows, so that it can be
 * scrolled by keyboard in every browser, and until it is measured; otherwise undefined.
 *
 * @param container an element that grows with its content until it scrolls
 */
export function useScrollTabIndex(container: RefObject<HTMLElement | null>): 0 | undefined {
  const [scrolls, setScrolls] = useState(true);

  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const {scrollHeight, clientHeight, scrollWidth, clientWidth} = element;
      setScrolls(scrollHeight > clientHeight || scrollWidth > clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [container]);

  return scrolls ? 0 : undefined;
}
