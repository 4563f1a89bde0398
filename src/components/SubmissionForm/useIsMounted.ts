import {useCallback, useEffect, useRef} from 'react';

/** Returns a function that returns whether the component is mounted, for responses that arrive later. */
export function useIsMounted(): () => boolean {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return useCallback(() => mounted.current, []);
}
