import useIsBrowser from '@docusaurus/useIsBrowser';
import {startTransition, useEffect, useState} from 'react';

/**
 * Returns a value that only the browser knows and that may change, such as whether a media query matches.
 * Unlike `useSyncExternalStore`, it reads the value during hydration in a transition, so that React can split the
 * work over several tasks; later changes render at once.
 *
 * @param subscribe calls back after each change, and returns a function that unsubscribes; must be stable
 * @param read returns the current value; must be stable
 * @param before the value in the server's HTML
 */
export function useBrowserState<Value>(
  subscribe: (onChange: () => void) => () => void,
  read: () => Value,
  before: Value,
): Value {
  const hydrated = useIsBrowser();
  const [value, setValue] = useState(() => (hydrated ? read() : before));
  useEffect(() => {
    startTransition(() => setValue(read()));
    return subscribe(() => setValue(read()));
  }, [subscribe, read]);
  return value;
}
