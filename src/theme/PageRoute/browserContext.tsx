import {createContext, startTransition, useEffect, useState, type PropsWithChildren} from 'react';

/** Whether the page is hydrated; `useIsBrowser` reads it. */
export const Context = createContext(false);

/**
 * In place of core's, which renders anew in the task in which effects run what changes with hydration,
 * such as a whole form. A transition is rendered in slices.
 */
export function BrowserContextProvider({children}: PropsWithChildren) {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => {
    startTransition(() => setIsBrowser(true));
  }, []);
  return <Context value={isBrowser}>{children}</Context>;
}
