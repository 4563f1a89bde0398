import {startTransition, useEffect, useEffectEvent, useState, type RefObject} from 'react';
import type {CheckedDocument} from '../checkedDocuments';
import {t} from './loadedRules';
import {queue} from './queue';

/**
 * After the last file was read, announces it, and moves the focus to the new result or to the table, unless the
 * visitor has moved it elsewhere in the meantime.
 * @returns the documents whose heading gets the focus
 */
export function useResultFocus(
  root: RefObject<HTMLElement | null>,
  input: RefObject<HTMLElement | null>,
  announce: (text: string) => void,
): readonly CheckedDocument[] | undefined {
  const [arrived, setArrived] = useState<readonly CheckedDocument[]>();

  const announceResults = useEffectEvent(() => {
    const batch = queue.takeFinished();
    if (!batch) return;
    const {activeElement} = document;
    // The focused element may have been removed: the Cancel button.
    const isHere = activeElement === document.body || root.current?.contains(activeElement);
    const count = batch.length;
    announce(t(count > 0 ? 'page.finished' : 'page.cancelled', {count}));
    if (!isHere) return;
    if (count > 0) setArrived(batch);
    else input.current?.focus();
  });
  useEffect(() => {
    startTransition(() => announceResults());
    return queue.subscribe(() => announceResults());
  }, []);

  return arrived;
}
