import {useCallback, useEffect, useRef} from 'react';

/** For an answer that may arrive after the visitor has gone to another page. */
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
