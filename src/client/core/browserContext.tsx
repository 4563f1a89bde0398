import {createContext, startTransition, useEffect, useState, type PropsWithChildren} from 'react';

/** True once the page is hydrated; read by `useIsBrowser`. */
export const Context = createContext(false);

/**
 * Replaces the provider of Docusaurus, which re-renders everything that depends on hydration, such as a whole form,
 * in one task. React renders a transition in slices.
 */
export function BrowserContextProvider({children}: PropsWithChildren) {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => {
    startTransition(() => setIsBrowser(true));
  }, []);
  return <Context value={isBrowser}>{children}</Context>;
}
