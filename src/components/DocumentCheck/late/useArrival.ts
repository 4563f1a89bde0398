import {useEffect, useEffectEvent, useRef, useState, type RefObject} from 'react';
import {checkedDocuments, type CheckedDocument} from '../checked';
import {cancelledWords, finishedWords} from './progressWords';
import type {Running} from './queue';

/**
 * What happens when the last file was read: it is said, and the focus goes to the first of the new results, unless
 * the visitor has gone elsewhere in the meantime.
 * @returns the document whose heading takes the focus
 */
export function useArrival(
  running: Running | undefined,
  root: RefObject<HTMLElement | null>,
  input: RefObject<HTMLElement | null>,
  say: (words: string) => void,
): CheckedDocument | undefined {
  const [arrived, setArrived] = useState<CheckedDocument>();
  const before = useRef<readonly CheckedDocument[]>(undefined);
  const isRunning = running !== undefined;

  const begin = useEffectEvent(() => {
    before.current = checkedDocuments.all();
  });
  const end = useEffectEvent(() => {
    const {current: known} = before;
    if (!known) return;
    before.current = undefined;
    const added = checkedDocuments.all().filter((one) => !known.includes(one));
    const [first] = added;
    const {activeElement} = document;
    // What had the focus may be gone: the button that cancels.
    const isHere = activeElement === document.body || root.current?.contains(activeElement);
    if (first) {
      say(finishedWords(added.length));
      if (isHere) setArrived(first);
    } else {
      say(cancelledWords());
      if (isHere) input.current?.focus();
    }
  });
  useEffect(() => {
    if (isRunning) begin();
    else end();
  }, [isRunning]);

  return arrived;
}
