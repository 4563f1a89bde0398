import type {ReactNode} from 'react';

/** Header and footer are in Root; what remains of a layout is its content. */
export default function Layout({children}: {children: ReactNode}) {
  return children;
}
