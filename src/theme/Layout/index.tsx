import type {ReactNode} from 'react';

/** Header and footer are in Root; only the content remains. */
export default function Layout({children}: {children: ReactNode}) {
  return children;
}
