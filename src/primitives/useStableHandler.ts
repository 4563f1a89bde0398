import {useCallback, useLayoutEffect, useRef} from 'react';

/**
 * Returns a stable callback that always calls the latest `handler`.
 *
 * For click handlers of elements that render while they are in use: React assigns `onclick` again when
 * the handler changes, and Firefox then replaces the element in the accessibility tree, so that a
 * screen reader loses its place.
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
