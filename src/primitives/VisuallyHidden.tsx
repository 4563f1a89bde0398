import type {ReactNode} from 'react';

/** Text for assistive technology only: in the accessibility tree, but not visible. */
export function VisuallyHidden({children}: {children: ReactNode}) {
  return <span className="visually-hidden">{children}</span>;
}
