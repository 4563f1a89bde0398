import {useCallback} from 'react';
import {useBrowserState} from './useBrowserState';

/**
 * Whether a media query matches now. False on the server and while hydrating, so
 * that both render the same; what must not jump is for CSS to decide.
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
