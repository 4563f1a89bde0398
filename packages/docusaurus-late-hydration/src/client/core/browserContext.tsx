import {createContext, startTransition, useEffect, useState, type PropsWithChildren} from 'react';
import {createPendingBoundaries, PendingBoundariesContext} from '../HydrationBoundary';

/** True once the page is hydrated; read by `useIsBrowser`. */
export const Context = createContext(false);

/**
 * Replaces the provider of Docusaurus, which re-renders everything that depends on hydration, such as a whole form,
 * in one task. React renders a transition in slices. It waits until all boundaries are hydrated: otherwise React
 * would start it again for each of them.
 */
export function BrowserContextProvider({children}: PropsWithChildren) {
  const [isBrowser, setIsBrowser] = useState(false);
  const [pending] = useState(createPendingBoundaries);
  useEffect(() => {
    pending.onceEmpty(() => startTransition(() => setIsBrowser(true)));
  }, [pending]);
  return (
    <PendingBoundariesContext value={pending}>
      <Context value={isBrowser}>{children}</Context>
    </PendingBoundariesContext>
  );
}
