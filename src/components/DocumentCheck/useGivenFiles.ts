import {useEffect, useEffectEvent, useState, type RefObject} from 'react';

/**
 * Files that are chosen or dropped on the block; also those that were chosen before script arrived. What is pasted,
 * src/client/boot puts into the field.
 * @returns whether files are held over the block
 */
export function useGivenFiles(
  root: RefObject<HTMLElement | null>,
  input: RefObject<HTMLInputElement | null>,
  give: (files: readonly File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false);

  const takeChosen = useEffectEvent((control: HTMLInputElement | null) => {
    const files = control ? emptied(control) : [];
    if (files.length > 0) give(files);
  });
  const take = useEffectEvent((event: DragEvent) => {
    setOver(false);
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    give(files);
  });
  const hold = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    // Else the browser would open the file in place of the page.
    event.preventDefault();
    setOver(true);
  });

  useEffect(() => {
    const [place, control] = [root.current, input.current];
    const listening = new AbortController();
    const {signal} = listening;
    control?.addEventListener('change', () => takeChosen(control), {signal});
    place?.addEventListener('dragover', (event) => hold(event), {signal});
    place?.addEventListener('dragleave', () => setOver(false), {signal});
    place?.addEventListener('drop', (event) => take(event), {signal});
    takeChosen(control);
    return () => listening.abort();
  }, [root, input]);

  return isOver;
}

/** Takes the files out of a field, so that the same one can be chosen again, when it has been fixed. */
function emptied(control: HTMLInputElement): File[] {
  const files = [...(control.files ?? [])];
  control.value = '';
  return files;
}
