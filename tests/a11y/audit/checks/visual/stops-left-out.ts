/** What focus-ring runs in the page, to measure the stops that its walk has not come to. */
import type {Place} from '../../instruments';

export function markMeasured(index: number): void {
  const measured = window.audit.kept[index];
  if (measured) window.audit.mark('focus-ring', measured);
}

/** Stops of main, as numbers of what is kept. */
export function stopsLeftOut(): (Place & {index: number})[] {
  const {kept, measured, placeOf, seen} = window.audit;
  return kept.flatMap((element, index) => {
    const isLeft = element.isConnected && seen(element) && element.closest('main');
    return isLeft && !measured['focus-ring']?.has(element) ? [{...placeOf(element), index}] : [];
  });
}

/** Gives a stop the focus; whether it took it. */
export function takesFocus(index: number): boolean {
  const stop = window.audit.kept[index] as HTMLElement;
  stop.focus();
  return document.activeElement === stop;
}
