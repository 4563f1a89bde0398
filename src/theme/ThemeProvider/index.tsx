import type {ReactNode} from 'react';

/** Provides nothing: PageHead sets titles, CSS the colour mode. */
export default function ThemeProvider({children}: {children: ReactNode}) {
  return children;
}
