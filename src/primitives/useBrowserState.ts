import useIsBrowser from '@docusaurus/useIsBrowser';
import {startTransition, useEffect, useState} from 'react';

/**
 * What only the browser knows and what may change, such as whether a media query matches. `useSyncExternalStore`
 * does the same, but renders all that it changes in the task in which a page comes alive, which visitors feel. This
 * asks in a transition there, which React renders in slices; later changes show at once.
 *
 * @param subscribe calls back after each change; returns how to end that. The same function in each render
 * @param read the value now. The same function in each render
 * @param before what the server's HTML shows
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
