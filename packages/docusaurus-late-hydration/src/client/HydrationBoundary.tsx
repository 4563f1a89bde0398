import {createContext, Suspense, use, useEffect, useState, type ReactNode} from 'react';

/** The boundaries that React has not yet hydrated. */
interface PendingBoundaries {
  /** Adds a boundary, unless it has already been removed. */
  add: (boundary: object) => void;
  remove: (boundary: object) => void;
  /** Calls back once, as soon as there are none. */
  onceEmpty: (callback: () => void) => void;
}

export function createPendingBoundaries(): PendingBoundaries {
  const pending = new Set<object>();
  const removed = new WeakSet<object>();
  let waiting: (() => void) | undefined;
  const check = () => {
    if (pending.size > 0) return;
    waiting?.();
    waiting = undefined;
  };
  return {
    add: (boundary) => {
      if (!removed.has(boundary)) pending.add(boundary);
    },
    remove: (boundary) => {
      removed.add(boundary);
      pending.delete(boundary);
      check();
    },
    onceEmpty: (callback) => {
      waiting = callback;
      check();
    },
  };
}

/** Provided by core/browserContext. */
export const PendingBoundariesContext = createContext(createPendingBoundaries());

/**
 * A part of the page that is hydrated separately, after its surroundings. If a browser extension has changed its HTML
 * before, React re-creates this part and not the whole page (https://react.dev/reference/react/Suspense). It adds only
 * comments to the HTML.
 */
export function HydrationBoundary({children}: {children: ReactNode}) {
  const pending = use(PendingBoundariesContext);
  // Identifies this boundary.
  const [boundary] = useState(() => ({}));
  // Runs when the surroundings are hydrated, before the effect of `Hydrated`, or after it if nothing is hydrated.
  useEffect(() => {
    pending.add(boundary);
    return () => pending.remove(boundary);
  }, [pending, boundary]);
  return (
    <Suspense>
      {children}
      <Hydrated boundary={boundary} />
    </Suspense>
  );
}

/** The last child of a boundary, so that the boundaries inside are added before the outer one is removed. */
function Hydrated({boundary}: {boundary: object}) {
  const pending = use(PendingBoundariesContext);
  useEffect(() => pending.remove(boundary), [pending, boundary]);
  return null;
}
