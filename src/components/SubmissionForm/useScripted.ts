import {useSyncExternalStore} from 'react';

/** False in the server's HTML and while it hydrates, true once script answers for the form. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
