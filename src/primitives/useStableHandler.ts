import {useCallback, useLayoutEffect, useRef} from 'react';

/**
 * Returns a stable callback that always calls the latest `handler`.
 *
 * For click handlers of elements that re-render while in use: when the handler changes, React assigns `onclick`
 * again, and Firefox then replaces the element in the accessibility tree, so that a
 * screen reader loses its position.
 */
export function useStableHandler<Arguments extends unknown[]>(
  handler: (...args: Arguments) => void,
): (...args: Arguments) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Arguments) => latest.current(...args), []);
}
