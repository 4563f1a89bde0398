import type {ReactNode} from 'react';

/** Words for assistive technology only: present in the accessibility tree, not on the screen. */
export function VisuallyHidden({children}: {children: ReactNode}) {
  return <span className="visually-hidden">{children}</span>;
}
