import type {ReactNode} from 'react';

/** Nothing to provide: titles are made by PageHead, colour modes by CSS. */
export default function ThemeProvider({children}: {children: ReactNode}) {
  return children;
}
