import {useCallback} from 'react';
import {useBrowserState} from './useBrowserState';

/**
 * Returns whether a media query matches. False on the server and during hydration, so
 * that both render the same; use CSS if a later change would shift the layout.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  const read = useCallback(() => window.matchMedia(query).matches, [query]);
  return useBrowserState(subscribe, read, false);
}
