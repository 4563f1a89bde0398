import {useCallback, useLayoutEffect, useRef} from 'react';

/**
 * The same function for ever, which does what the newest `handler` does.
 *
 * For click handlers of what renders while somebody is in it: React assigns `onclick` anew whenever
 * the handler is another function, and Firefox then replaces the element in the accessibility tree,
 * so that a screen reader's cursor is thrown back.
 */
export function useStableHandler<Arguments extends unknown[]>(
  handler: (...args: Arguments) => void,
): (...args: Arguments) => void {
  const newest = useRef(handler);
  useLayoutEffect(() => {
    newest.current = handler;
  });
  return useCallback((...args: Arguments) => newest.current(...args), []);
}
