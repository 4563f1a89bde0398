import {useEffect, useEffectEvent, type RefObject} from 'react';

/**
 * Calls back with files that are chosen in the field, including files chosen before hydration.
 * src/client/boot puts dropped and pasted files into the field.
 *
 * @param onDrag is called once, when something is dragged over the page
 */
export function useChosenFiles(
  input: RefObject<HTMLInputElement | null>,
  onFiles: (files: readonly File[]) => void,
  onDrag: () => void,
): void {
  const takeChosen = useEffectEvent((control: HTMLInputElement | null) => {
    const files = control ? emptied(control) : [];
    if (files.length > 0) onFiles(files);
  });
  const noticeDrag = useEffectEvent(() => onDrag());

  useEffect(() => {
    const control = input.current;
    const listening = new AbortController();
    const {signal} = listening;
    control?.addEventListener('change', () => takeChosen(control), {signal});
    addEventListener('dragenter', () => noticeDrag(), {signal, once: true});
    takeChosen(control);
    return () => listening.abort();
  }, [input]);
}

/** Removes the files from a field, so that a file can be chosen again after it was fixed. */
function emptied(control: HTMLInputElement): File[] {
  const files = [...(control.files ?? [])];
  control.value = '';
  return files;
}
