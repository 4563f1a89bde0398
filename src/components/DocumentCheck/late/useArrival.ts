import {startTransition, useEffect, useEffectEvent, useState, type RefObject} from 'react';
import type {CheckedDocument} from '../checked';
import {say as sayWords} from './known';
import {queue} from './queue';

/**
 * What happens when the last file was read: it is said, and the focus goes to the new result or to the table, unless
 * the visitor has gone elsewhere in the meantime.
 * @returns the documents whose heading takes the focus
 */
export function useArrival(
  root: RefObject<HTMLElement | null>,
  input: RefObject<HTMLElement | null>,
  say: (words: string) => void,
): readonly CheckedDocument[] | undefined {
  const [arrived, setArrived] = useState<readonly CheckedDocument[]>();

  const tell = useEffectEvent(() => {
    const batch = queue.takeFinished();
    if (!batch) return;
    const {activeElement} = document;
    // What had the focus may be gone: the button that cancels.
    const isHere = activeElement === document.body || root.current?.contains(activeElement);
    say(
      batch.length > 0
        ? sayWords('page.finished', {count: batch.length})
        : sayWords('page.cancelled'),
    );
    if (!isHere) return;
    if (batch.length > 0) setArrived(batch);
    else input.current?.focus();
  });
  useEffect(() => {
    startTransition(() => tell());
    return queue.subscribe(() => tell());
  }, []);

  return arrived;
}
