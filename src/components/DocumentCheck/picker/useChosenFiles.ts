import {useEffect, useEffectEvent, useState, type RefObject} from 'react';

/**
 * Calls back with files that are chosen in the field or dropped on the block, including files chosen before hydration.
 * src/client/boot puts pasted files into the field.
 * @returns whether files are being dragged over the block
 */
export function useChosenFiles(
  root: RefObject<HTMLElement | null>,
  input: RefObject<HTMLInputElement | null>,
  onFiles: (files: readonly File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false);

  const takeChosen = useEffectEvent((control: HTMLInputElement | null) => {
    const files = control ? emptied(control) : [];
    if (files.length > 0) onFiles(files);
  });
  const takeDropped = useEffectEvent((event: DragEvent) => {
    setOver(false);
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });
  const allowDrop = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    // Otherwise the browser would open the file in place of the page.
    event.preventDefault();
    setOver(true);
  });

  useEffect(() => {
    const [element, control] = [root.current, input.current];
    const listening = new AbortController();
    const {signal} = listening;
    control?.addEventListener('change', () => takeChosen(control), {signal});
    element?.addEventListener('dragover', (event) => allowDrop(event), {signal});
    element?.addEventListener('dragleave', () => setOver(false), {signal});
    element?.addEventListener('drop', (event) => takeDropped(event), {signal});
    takeChosen(control);
    return () => listening.abort();
  }, [root, input]);

  return isOver;
}

/** Removes the files from a field, so that a file can be chosen again after it was fixed. */
function emptied(control: HTMLInputElement): File[] {
  const files = [...(control.files ?? [])];
  control.value = '';
  return files;
}
