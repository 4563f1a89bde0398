import {startTransition, useEffect, useEffectEvent, useState, type RefObject} from 'react';
import type {CheckedDocument} from '../checked';
import {cancelledWords, finishedWords} from './progressWords';
import {queue} from './queue';

/**
 * What happens when the last file was read: it is said, and the focus goes to the first of the new results, unless
 * the visitor has gone elsewhere in the meantime.
 * @returns the document whose heading takes the focus
 */
export function useArrival(
  root: RefObject<HTMLElement | null>,
  input: RefObject<HTMLElement | null>,
  say: (words: string) => void,
): CheckedDocument | undefined {
  const [arrived, setArrived] = useState<CheckedDocument>();

  const tell = useEffectEvent(() => {
    const batch = queue.takeFinished();
    if (!batch) return;
    const [first] = batch;
    const {activeElement} = document;
    // What had the focus may be gone: the button that cancels.
    const isHere = activeElement === document.body || root.current?.contains(activeElement);
    say(first ? finishedWords(batch.length) : cancelledWords());
    if (!isHere) return;
    if (first) setArrived(first);
    else input.current?.focus();
  });
  useEffect(() => {
    startTransition(() => tell());
    return queue.subscribe(() => tell());
  }, []);

  return arrived;
}
