import {
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
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
  const finished = useSyncExternalStore(queue.subscribe, queue.finished);
  const [arrived, setArrived] = useState<CheckedDocument>();

  const tell = useEffectEvent((batch: readonly CheckedDocument[]) => {
    queue.told();
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
    if (finished) tell(finished);
  }, [finished]);

  return arrived;
}
